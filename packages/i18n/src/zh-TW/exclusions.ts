import type { exclusions as source } from '../zh-CN/exclusions.ts'

export const exclusions: Readonly<Record<keyof typeof source, string>> = {
  'excluded.hatch_cover': '艙蓋板吊次',
  'excluded.gear': '屬具吊次',
  'excluded.aborted': '中止的吊次',
  'excluded.outside_validity': '時長不在 30 至 600 秒內',
  'excluded.hatch': '艙蓋板時間',
  'excluded.gantry': '大車移機時間',
  'excluded.lash': '繫固拆鎖時間',
  'excluded.ship': '船方原因時間',
  'excluded.plan': '計畫原因時間',
  'excluded.weather': '天候原因時間',
  'excluded.fault': '故障時間',
  'excluded.remote': '等待遠端操作員',
  'excluded.agv': '等待 AGV',
  'excluded.platform': '等待轉接平台',
  'excluded.waiting': '候泊時間',
  'excluded.missing_stamp': '缺少時間節點',
  'excluded.assist': '短停',
  'excluded.reshuffle': '翻櫃',
  'excluded.housekeeping': '整理轉堆',
}
