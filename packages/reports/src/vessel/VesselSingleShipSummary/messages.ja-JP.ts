import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselSingleShipSummary': 'この寄港はどう進み、何が遅らせたか？',
  'panel.vessel/VesselSingleShipSummary.summary': '寄港の概況',
  'panel.vessel/VesselSingleShipSummary.stamps': '寄港の時系列',
  'panel.vessel/VesselSingleShipSummary.drivers': '効率の内訳',
  'panel.vessel/VesselSingleShipSummary.cranes': 'ベイ別クレーン作業',
  'panel.vessel/VesselSingleShipSummary.progress': '累計作業本数',
  'panel.vessel/VesselSingleShipSummary.losses': 'クレーン損失時間の原因',
  'panel.vessel/VesselSingleShipSummary.bays': 'ベイプラン',
  'panel.vessel/VesselSingleShipSummary.outlook': '完了予測の動きと理由',
  'panel.vessel/VesselSingleShipSummary.advice': '残り作業と予測の精度',
  'panel.vessel/VesselSingleShipSummary.agvSupply': 'AGV 供給：1 回の待ち',
  'panel.vessel/VesselSingleShipSummary.yardSupply': 'ヤード供給：ブロック別搬出',
  'panel.vessel/VesselSingleShipSummary.craneTable': 'クレーン集計',
  'panel.vessel/VesselSingleShipSummary.delays': '遅延',
  'panel.vessel/VesselSingleShipSummary.restows': '積み替え',
  'panel.vessel/VesselSingleShipSummary.exceptions': '例外',
  'panel.vessel/VesselSingleShipSummary.events': 'イベント記録',
}
