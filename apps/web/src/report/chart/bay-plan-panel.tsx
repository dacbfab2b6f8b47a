import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useMemo, useState } from 'react'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { BayDrawing } from './bay-drawing.tsx'
import { BayLegend } from './bay-legend.tsx'
import { BAY_MEASURES, type Bay, type BayMeasure, baysOf } from './bay-plan-model.ts'
import './bay-plan.css'

const HEIGHT = 220

/** The ship bay by bay: what each position took, lost, or was for; a bay can be looked at alone. */
export function BayPlanPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const [measure, setMeasure] = useState<BayMeasure>('time')
  const choice = (
    <fieldset className="bay-plan__choice" aria-label={say('call.bays.colour')}>
      {BAY_MEASURES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === measure}
          className="qw-focusable"
          onClick={() => setMeasure(each)}
        >
          {say(`call.by.${each}`)}
        </button>
      ))}
    </fieldset>
  )
  return (
    <PanelFrame panel={panel} query={usePanel(panel)} height={HEIGHT} skeleton="rows" actions={choice}>
      {(data) => <Bays data={data} measure={measure} />}
    </PanelFrame>
  )
}

/** A bay is a menu of its boxes; one without any is none. */
const menuOf = ({ deck, hold }: Bay, name: string) =>
  deck.length + hold.length > 0 ? ({ role: 'menu', 'aria-label': name } as const) : {}

interface BaysProps {
  readonly data: PanelData
  readonly measure: BayMeasure
}

function Bays({ data, measure }: BaysProps) {
  const say = useText()
  const { words } = useReport()
  const [chosen, setChosen] = useState<number | null>(null)
  const bays = useMemo(() => baysOf(data.rows), [data.rows])
  const zoomed = bays.find(({ bay }) => bay === chosen)
  const shown = zoomed ? [zoomed] : bays
  const someLeft = bays.some(({ left }) => left > 0)
  return (
    <div className="bay-plan">
      <BayLegend measure={measure} bays={bays} />
      {zoomed && (
        <button type="button" className="link-button" onClick={() => setChosen(null)}>
          {say('call.zoomOut')}
        </button>
      )}
      <div className={zoomed ? 'bay-plan__bays bay-plan__bays--zoomed' : 'bay-plan__bays'} dir="ltr">
        <div className="bay-plan__rows" dir="auto">
          <small>{`${say('call.lost')} (${words.unit('min')})`}</small>
          {someLeft && <small>{say('call.stillPlanned')}</small>}
        </div>
        {shown.map((bay) => (
          <section key={bay.bay} className="bay-plan__bay">
            <button
              type="button"
              className="bay-plan__name qw-focusable"
              title={say('call.zoom', { bay: String(bay.bay) })}
              onClick={() => setChosen(zoomed ? null : bay.bay)}
            >
              {String(bay.bay).padStart(2, '0')}
            </button>
            <div className="bay-plan__menu" {...menuOf(bay, say('call.bay', { bay: String(bay.bay) }))}>
              <BayDrawing bay={bay} bays={bays} measure={measure} zoomed={zoomed !== undefined} />
            </div>
            <small className="bay-plan__lost">{words.number(Math.round(bay.lostMinutes), '1')}</small>
            {someLeft && (
              <small
                className="bay-plan__left"
                title={say('call.left', { boxes: words.amount(bay.left, 'box') })}
              >
                {bay.left > 0 ? `+${words.number(bay.left, 'box')}` : '–'}
              </small>
            )}
          </section>
        ))}
      </div>
      <p className="bay-plan__note">{say('call.bays.means')}</p>
    </div>
  )
}
