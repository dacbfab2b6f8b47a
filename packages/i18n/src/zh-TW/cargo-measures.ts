import type { cargoMeasures as source } from '../zh-CN/cargo-measures.ts'

export const cargoMeasures: Readonly<Record<keyof typeof source, string>> = {
  'measure.clocked_boxes': '已知橋式機的作業櫃量',
  'measure.clocked_boxes.means':
    '已知由哪台橋式機完成的作業櫃量。僅由報文回報的櫃沒有橋式機也沒有工時，不計入任何橋式機效率。',
  'measure.sized_boxes': '已知櫃長的吞吐櫃量',
  'measure.sized_boxes.means': '櫃長已知的吞吐櫃量。',
  'measure.services_timed': '有作業時間的閘口櫃量',
  'measure.services_timed.means': '已知拖車在櫃區作業時間的交領櫃量。',
  'measure.deliveries_timed': '有作業時間的領櫃量',
  'measure.deliveries_timed.means': '已知拖車在櫃區作業時間的領櫃量。',
  'measure.stowed_boxes': '積載櫃量',
  'measure.stowed_boxes.means': '各類最新積載圖上有櫃的櫃位數。',
  'measure.stowed_teu': '積載 TEU',
  'measure.stowed_teu.means': '各類最新積載圖上的 TEU：櫃長（英尺）÷ 20。',
  'measure.stowed_reefers': '積載冷凍櫃',
  'measure.stowed_reefers.means': '最新積載圖上需要保持溫度的櫃。',
  'measure.stowed_dangerous': '積載危險品櫃',
  'measure.stowed_dangerous.means': '最新積載圖上裝有危險品的櫃。',
  'measure.listed_boxes': '清單櫃量',
  'measure.listed_boxes.means': '有效裝卸船清單上的櫃。',
  'measure.listed_teu': '清單 TEU',
  'measure.listed_teu.means': '有效裝卸船清單上的 TEU：櫃長（英尺）÷ 20。',
  'measure.orders': '用櫃指令',
  'measure.orders.means': '未取消的放櫃與收櫃指令。',
  'measure.ordered_boxes': '指令櫃量',
  'measure.ordered_boxes.means': '船公司指令放出或收進的櫃。',
}
