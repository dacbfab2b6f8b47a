import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { usePanelTitle } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { NotApplied } from './not-applied.tsx'
import { Tile } from './tile.tsx'
import { type TileGroup, tileGroups } from './tile-groups.ts'
import './tiles.css'

/** The numbers of a page, one tile for each group of measures that are read together. */
export function TilesPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { report, inquiry, compare } = useReport()
  const title = usePanelTitle(panel.id)
  const { data, error, refetch } = usePanel(panel)
  const groups = tileGroups(report.id, panel.id, panel.measures)
  return (
    <section className="tiles-panel" aria-label={title}>
      <div className={classOf(groups, compare !== undefined)}>
        {groups.map((group) => (
          <Tile
            key={group.main}
            group={group}
            panel={panel}
            data={data}
            failed={error !== null}
            inquiry={inquiry}
            names={{}}
          />
        ))}
      </div>
      {error && (
        <p className="tiles__failed" role="alert">
          {error.message || say('report.failed')}{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            {say('report.retry')}
          </button>
        </p>
      )}
      <NotApplied data={data} />
    </section>
  )
}

/** Tiles keep room for what they will say below the number. */
function classOf(groups: readonly TileGroup[], compared: boolean): string {
  const planned = groups.some(({ plan }) => plan !== undefined)
  const below = [planned ? 'planned' : '', compared ? 'noted' : ''].filter(Boolean).join('-')
  return below === '' ? 'tiles' : `tiles tiles--${below}`
}
