import { useText } from '@quaywise/i18n'
import { tokenProperty } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { scaleOf, shade } from './bay-colour.ts'
import type { Bay, BayMeasure } from './bay-plan-model.ts'
import { toneOfOp } from './crane-work-model.ts'

const STEPS = [0, 0.25, 0.5, 0.75, 1]
const OPS = ['DISC', 'LOAD', 'RESTOW_SHIP'] as const

interface BayLegendProps {
  readonly measure: BayMeasure
  readonly bays: readonly Bay[]
}

/** What the colours of the bays mean. */
export function BayLegend({ measure, bays }: BayLegendProps) {
  const say = useText()
  const { words } = useReport()
  const scale = scaleOf(bays, measure)
  const parts = new Set(bays.flatMap(({ deck, hold }) => [...deck, ...hold]).map(({ part }) => part))
  const swatch = (background: string, key: string | number) => (
    <i key={key} className="bay-plan__swatch" style={{ background }} aria-hidden="true" />
  )
  return (
    <div className="bay-plan__legend">
      {measure === 'op'
        ? OPS.map((op) => (
            <span key={op}>
              {swatch(`var(${tokenProperty(toneOfOp(op))})`, op)} {words.key('op', op)}
            </span>
          ))
        : parts.has('DONE') && (
            <span dir="ltr">
              {`${Math.round(scale.from)}`} {STEPS.map((step) => swatch(shade(step, measure), step))}{' '}
              {`${Math.round(scale.to)} ${words.unit('s')} / ${words.unit('box')}`}
            </span>
          )}
      <span>
        <i className="bay-plan__swatch bay-plan__swatch--place" aria-hidden="true" /> {say('call.noLift')}
      </span>
      {parts.has('TO_WORK') && (
        <span>
          <i className="bay-plan__swatch bay-plan__swatch--open" aria-hidden="true" /> {say('call.toWork')}
        </span>
      )}
      {parts.has('STAYS') && (
        <span>
          {swatch(`var(${tokenProperty('line')})`, 'stays')} {say('call.stays')}
        </span>
      )}
    </div>
  )
}
