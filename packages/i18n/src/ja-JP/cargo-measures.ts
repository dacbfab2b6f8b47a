import type { cargoMeasures as source } from '../zh-CN/cargo-measures.ts'

export const cargoMeasures: Readonly<Record<keyof typeof source, string>> = {
  'measure.clocked_boxes': 'クレーン判明の荷役本数',
  'measure.clocked_boxes.means':
    'どのクレーンで荷役したかが分かる本数。電文だけで報告されたコンテナはクレーンも時間も分からず、クレーン能率には含まない。',
  'measure.sized_boxes': '長さ判明の取扱本数',
  'measure.sized_boxes.means': '長さが分かる岸壁取扱本数。',
  'measure.services_timed': '作業時間判明のゲート取扱本数',
  'measure.services_timed.means': 'ブロックでのトラック作業時間が分かる搬入・搬出本数。',
  'measure.deliveries_timed': '作業時間判明の搬出本数',
  'measure.deliveries_timed.means': 'ブロックでのトラック作業時間が分かる搬出引渡し本数。',
  'measure.stowed_boxes': '積付本数',
  'measure.stowed_boxes.means': '各種類の最新の積付プランで占有されている位置の数。',
  'measure.stowed_teu': '積付 TEU',
  'measure.stowed_teu.means': '各種類の最新の積付プラン上の TEU：長さ（フィート）÷ 20。',
  'measure.stowed_reefers': '積付リーファー',
  'measure.stowed_reefers.means': '最新の積付プラン上で温度を保つべきコンテナ。',
  'measure.stowed_dangerous': '積付危険物',
  'measure.stowed_dangerous.means': '最新の積付プラン上の危険物コンテナ。',
  'measure.listed_boxes': 'リスト本数',
  'measure.listed_boxes.means': '有効な積荷・揚荷リスト上のコンテナ。',
  'measure.listed_teu': 'リスト TEU',
  'measure.listed_teu.means': '有効な積荷・揚荷リスト上の TEU：長さ（フィート）÷ 20。',
  'measure.orders': '機器オーダー',
  'measure.orders.means': '取り消されていないオーダー。',
  'measure.ordered_boxes': 'オーダー本数',
  'measure.ordered_boxes.means': '船社が引渡しまたは受入れを指示したコンテナ。',
}
