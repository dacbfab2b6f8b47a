import type { PanelInfo, VesselForecast } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { KpiCard, type KpiCardProps } from '@quaywise/ui'
import { numberIn } from '../data/cell.ts'
import { useDesk } from '../number/desk.ts'
import { useReport } from '../page/report-view.ts'
import { usePanelTitle } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { Tile } from '../tiles/tile.tsx'
import { rowsByMeasure, tileCell, tileSubject } from '../tiles/tile-rows.ts'
import { useForecast } from './call-query.ts'
import { useOutlookTiles } from './use-outlook-tiles.ts'

const DONE = 'crane_boxes'
/** Of a call that is over, how many cranes it had; while it runs, those with work left stand in its place. */
const CRANES = 'crane_intensity'

/** The numbers of one call: what is done and how fast, when it will be done and what that costs. */
export function CallTiles({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { inquiry, call, compare } = useReport()
  const title = usePanelTitle(panel.id)
  const { data, error } = usePanel(panel, { more: compare ? {} : { compare: 'same-class' } })
  const forecast = useForecast()
  const running = forecast.data?.outlook != null
  const rates = panel.measures.filter((id) => id !== DONE && (id !== CRANES || !running))
  const outlook = useOutlookTiles(forecast.data)
  const shown = call?.knows.plan || call?.knows.work
  return (
    <section className="tiles-panel" aria-label={title}>
      <div className="call-tiles">
        <DoneTile panel={panel} data={data} forecast={forecast.data} />
        {rates.map((main) => (
          <Tile
            key={main}
            {...{ group: { main }, panel, data, inquiry }}
            failed={error !== null}
            names={{}}
            against={say('call.againstClass')}
          />
        ))}
        {shown &&
          outlook.map(({ key, ...tile }) => (
            <KpiCard
              key={key}
              {...tile}
              state={forecast.isPending ? 'loading' : forecast.error ? 'error' : tile.state}
            />
          ))}
      </div>
    </section>
  )
}

interface DoneTileProps {
  readonly panel: PanelInfo
  readonly data: Parameters<typeof rowsByMeasure>[0]
  readonly forecast: VesselForecast | undefined
}

/** Boxes done of those planned. */
function DoneTile({ panel, data, forecast }: DoneTileProps) {
  const say = useText()
  const desk = useDesk()
  const { words, inquiry, call } = useReport()
  const row = rowsByMeasure(data).get(DONE)
  const done = numberIn(tileCell(row))
  const planned = Math.max(forecast?.planned || call?.planned || 0, done ?? 0)
  const subject = tileSubject(panel, DONE, row, inquiry, {})
  const share = planned > 0 && done !== null ? done / planned : null
  const target: KpiCardProps['target'] =
    share === null
      ? undefined
      : { share, text: words.number(share, '%'), tone: share >= 1 ? 'good' : 'accent' }
  return (
    <KpiCard
      label={say('call.done')}
      value={done === null ? null : words.number(done, 'box')}
      unit={planned > 0 ? say('call.done.of', { planned: words.number(planned, 'box') }) : undefined}
      target={target}
      state={data ? (done === null ? 'empty' : 'ready') : 'loading'}
      hint={done === null ? say('report.empty') : undefined}
      onInfo={data && ((anchor) => desk.explain(subject, anchor))}
      onShowRows={data && (() => desk.rows(subject))}
    />
  )
}
