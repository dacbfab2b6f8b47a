import type { losses as source } from '../zh-CN/losses.ts'

export const losses: Readonly<Record<keyof typeof source, string>> = {
  'measure.lost_minutes': '損失時間',
  'measure.lost_minutes.means':
    '総クレーン時間のうちコンテナを動かさなかった分数。「稼働」以外のすべての区分。',
  'measure.lost_boxes': '損失個数',
  'measure.lost_boxes.means': '損失分数 × そのクレーンの標準技術能率 ÷ 60。その間に扱えたはずの個数。',
  'excluded.no_standard_rate': 'クレーンに標準能率がない',
  'excluded.working': '稼働時間',
  'drivers.instead': '{now}（比較 {before}）{unit}',
  'drivers.against': '比較 {from} – {to}',
  'drivers.was': '前 {value}',
  'drivers.explains': '最大の要因：{factor} {effect} {unit}',
  'drivers.cut': '軸は {from} から始まる',
  'drivers.factor': '要因',
  'drivers.value': '値',
  'drivers.before': '比較値',
  'drivers.effect': '影響',
  'drivers.sides': '分子 ÷ 分母',
  'drivers.why.nothing_now': 'この期間はクレーン時間が少なすぎ、分解できる能率がない。',
  'drivers.why.nothing_before': '比較期間に能率がないため、滝グラフはない。',
  'drivers.why.factor_zero': '要因の一つがゼロで対数がないため、滝グラフはない。',
  'drivers.why.not_all_told': 'クレーン不明のコンテナがあり、要因の積が能率にならないため、滝グラフはない。',
  'pareto.share': '累積',
  'pareto.whole': '合計 {minutes}',
  'pareto.whole.boxes': '合計 {minutes} ≈ {boxes}',
}
