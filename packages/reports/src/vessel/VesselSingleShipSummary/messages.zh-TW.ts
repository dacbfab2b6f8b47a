import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselSingleShipSummary': '這個航次進展如何，什麼拖慢了它？',
  'panel.vessel/VesselSingleShipSummary.summary': '航次概況',
  'panel.vessel/VesselSingleShipSummary.stamps': '航次時間線',
  'panel.vessel/VesselSingleShipSummary.drivers': '效率分解',
  'panel.vessel/VesselSingleShipSummary.cranes': '各貝位岸橋作業',
  'panel.vessel/VesselSingleShipSummary.progress': '累計作業箱量',
  'panel.vessel/VesselSingleShipSummary.losses': '岸橋損失時間原因',
  'panel.vessel/VesselSingleShipSummary.bays': '貝位圖',
  'panel.vessel/VesselSingleShipSummary.outlook': '完工預測的變化與原因',
  'panel.vessel/VesselSingleShipSummary.advice': '剩餘作業與預測準確度',
  'panel.vessel/VesselSingleShipSummary.agvSupply': 'AGV 供應：每趟等待',
  'panel.vessel/VesselSingleShipSummary.yardSupply': '堆場供應：各箱區發箱',
  'panel.vessel/VesselSingleShipSummary.craneTable': '岸橋彙總',
  'panel.vessel/VesselSingleShipSummary.delays': '延誤',
  'panel.vessel/VesselSingleShipSummary.restows': '倒箱',
  'panel.vessel/VesselSingleShipSummary.exceptions': '異常箱',
  'panel.vessel/VesselSingleShipSummary.events': '事件記錄',
}
