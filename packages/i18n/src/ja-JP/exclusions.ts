import type { exclusions as source } from '../zh-CN/exclusions.ts'

export const exclusions: Readonly<Record<keyof typeof source, string>> = {
  'excluded.hatch_cover': 'ハッチカバーの荷役',
  'excluded.gear': '荷役器具の荷役',
  'excluded.aborted': '中断した荷役',
  'excluded.outside_validity': '30～600 秒の範囲外',
  'excluded.hatch': 'ハッチカバー時間',
  'excluded.gantry': '走行時間',
  'excluded.lash': 'ラッシング時間',
  'excluded.ship': '本船都合時間',
  'excluded.plan': '計画要因時間',
  'excluded.weather': '天候停止時間',
  'excluded.fault': '故障時間',
  'excluded.remote': '遠隔オペレーター待ち',
  'excluded.agv': 'AGV 待ち',
  'excluded.platform': 'プラットフォーム待ち',
  'excluded.waiting': 'バース待ち時間',
  'excluded.missing_stamp': '時刻の欠落',
  'excluded.assist': 'チョコ停',
  'excluded.reshuffle': '荷繰り',
  'excluded.housekeeping': '整理移動',
}
