import type { losses as source } from '../zh-CN/losses.ts'

export const losses: Readonly<Record<keyof typeof source, string>> = {
  'measure.lost_minutes': 'Lost crane time',
  'measure.lost_minutes.means':
    'Gross crane minutes in which the main trolley moved no container: every category but working.',
  'measure.lost_boxes': 'Lost boxes',
  'measure.lost_boxes.means':
    'Lost crane minutes × the standard technical rate of this crane ÷ 60: what would have been moved meanwhile.',
  'excluded.no_standard_rate': 'The crane has no standard rate',
  'excluded.working': 'Working time',
  'drivers.instead': '{now} against {before} {unit}',
  'drivers.against': 'Against {from} – {to}',
  'drivers.was': 'was {value}',
  'drivers.explains': '{factor} makes up {effect} {unit} of it',
  'drivers.cut': 'The axis begins at {from}',
  'drivers.factor': 'Factor',
  'drivers.value': 'Value',
  'drivers.before': 'Compared',
  'drivers.effect': 'Effect',
  'drivers.sides': 'Numerator ÷ denominator',
  'drivers.why.nothing_now': 'Too little crane time in this period: there is no rate to take apart.',
  'drivers.why.nothing_before': 'There is no rate in the period compared with, so no waterfall.',
  'drivers.why.factor_zero': 'One factor is zero and has no logarithm, so no waterfall.',
  'drivers.why.not_all_told':
    'Some boxes have no crane told, so the factors do not multiply to the rate: no waterfall.',
  'pareto.share': 'Cumulative',
  'pareto.whole': '{minutes} in all',
  'pareto.whole.boxes': '{minutes} in all ≈ {boxes}',
}
