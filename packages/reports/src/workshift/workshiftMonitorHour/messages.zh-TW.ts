import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitorHour': '本小時是否依計畫進行，是什麼拖慢了我們？',
  'panel.workshift/workshiftMonitorHour.latestHour': '最新整點',
  'panel.workshift/workshiftMonitorHour.summary': '本時段',
  'panel.workshift/workshiftMonitorHour.bottleneck': '瓶頸',
  'panel.workshift/workshiftMonitorHour.boxesByHour': '每小時櫃量',
  'panel.workshift/workshiftMonitorHour.rateByCrane': '各橋式機每小時台時量',
  'panel.workshift/workshiftMonitorHour.timeByCause': '橋式機時間構成',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'AGV 等待時間',
  'panel.workshift/workshiftMonitorHour.gate': '閘口進出車輛',
  'panel.workshift/workshiftMonitorHour.yardMoves': '櫃場作業',
  'panel.workshift/workshiftMonitorHour.table': '小時、航次、橋式機明細',
}
