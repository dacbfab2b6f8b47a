import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitorHour': 'この1時間は計画どおりか、何が妨げているか。',
  'panel.workshift/workshiftMonitorHour.latestHour': '直近の1時間',
  'panel.workshift/workshiftMonitorHour.summary': 'この期間',
  'panel.workshift/workshiftMonitorHour.bottleneck': 'ボトルネック',
  'panel.workshift/workshiftMonitorHour.boxesByHour': '時間別の個数',
  'panel.workshift/workshiftMonitorHour.rateByCrane': 'クレーン・時間別の能率',
  'panel.workshift/workshiftMonitorHour.timeByCause': '原因別クレーン時間',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'AGV の待ち時間',
  'panel.workshift/workshiftMonitorHour.gate': 'ゲート通過台数',
  'panel.workshift/workshiftMonitorHour.yardMoves': 'ヤード作業',
  'panel.workshift/workshiftMonitorHour.table': '時間・本船・クレーン明細',
}
