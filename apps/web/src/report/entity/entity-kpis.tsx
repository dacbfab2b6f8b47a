import type { Entity, InquireParam, PanelInfo, ReportInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useMemo } from 'react'
import { NumberDeskHost } from '../number/number-desk.tsx'
import { ReportContext, useReport } from '../page/report-view.ts'
import { Tile } from '../tiles/tile.tsx'

/** The numbers of a thing, from the same measures as the pages: explained and listed like any other. */
export function EntityKpis({ entity }: { readonly entity: Entity }) {
  const say = useText()
  const view = useReport()
  const { kpis, period, kind } = entity
  const inquiry: InquireParam = useMemo(
    () => ({ ...period, visitedPage: view.report.path, terminal: view.terminal.id }),
    [period, view.report.path, view.terminal.id],
  )
  const own = useMemo(
    () => ({ ...view, report: reportOf(entity), inquiry, compare: undefined, marks: {}, live: false }),
    [view, entity, inquiry],
  )
  if (kpis.rows.length === 0) return null
  const { words } = view
  const journey = kind === 'container' || kind === 'truck' || kind === 'instruction' || kind === 'visit'
  const [from, to] = [kpis.window.start, kpis.window.end].map((at) => words.instant(at, 'minute'))
  return (
    <section aria-label={say('entity.kpis')}>
      <h3>
        {say('entity.kpis')}{' '}
        <small>{journey ? say('entity.kpis.journey') : <bdi>{`${from} – ${to}`}</bdi>}</small>
      </h3>
      <ReportContext value={own}>
        <NumberDeskHost>
          <div className="entity__tiles">
            {kpis.rows.map((row) => (
              <Tile
                key={String(row.measure)}
                group={{ main: String(row.measure) }}
                panel={panelOf(kpis.rows)}
                data={kpis}
                failed={false}
                inquiry={inquiry}
                names={{ [kind]: entity.name }}
              />
            ))}
          </div>
        </NumberDeskHost>
      </ReportContext>
    </section>
  )
}

const panelOf = (rows: Entity['kpis']['rows']): PanelInfo => ({
  id: 'kpis',
  kind: 'kpis',
  span: 12,
  by: [],
  measures: rows.map(({ measure }) => String(measure)),
})

/** A thing's numbers as a page of their own: their rows are asked of the thing. */
const reportOf = ({ kind, id, kpis }: Entity): ReportInfo => ({
  id: `entity/${kind}/${encodeURIComponent(id)}`,
  path: '',
  authority: '',
  filters: [],
  live: false,
  conditionsAutoRefresh: false,
  panels: [panelOf(kpis.rows)],
})
