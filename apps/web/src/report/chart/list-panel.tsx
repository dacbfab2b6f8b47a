import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { usePhone } from '../../shell/use-phone.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { DataRows } from '../table/data-rows.tsx'
import { replayColumn } from './replay-column.tsx'
import { useReplay } from './use-replay.ts'

const HEIGHT = 240
/** What a row takes, and the space around all of them, px. */
const ROW = 25
const AROUND = 36
/** Rows are cards on a phone. */
const ON_PHONE = 5

/** Rows of a panel's own as a list; what happened at a crane at a time can be looked at again in the twin. */
export function ListPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const query = usePanel(panel)
  const phone = usePhone()
  const replay = useReplay()
  const rows = query.data?.rows.length
  const timed = ['started_at', 'crane'].every((key) =>
    query.data?.columns.some((column) => column.key === key),
  )
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={rows === undefined ? HEIGHT : rows === 0 ? 72 : Math.min(HEIGHT, ROW * (rows + 1) + AROUND)}
      skeleton="rows"
      asTable={false}
      subtitle={rows === undefined ? undefined : say('call.rows', { count: rows })}
    >
      {(data) => (
        <DataRows
          panel={panel}
          data={data}
          height={HEIGHT + 80}
          {...(phone ? { pageSize: ON_PHONE } : {})}
          {...(timed ? { extra: [replayColumn(say('call.replay'), replay)] } : {})}
        />
      )}
    </PanelFrame>
  )
}
