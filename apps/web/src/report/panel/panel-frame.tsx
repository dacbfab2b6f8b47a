import type { PanelData, PanelInfo } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { Panel, type PanelProps } from '@quaywise/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useMissing } from '../data/use-missing.ts'
import { PanelTools } from '../export/panel-tools.tsx'
import { NoteSign } from '../keep/note/note-sign.tsx'
import { PanelNotes } from '../keep/note/panel-notes.tsx'
import { useReport } from '../page/report-view.ts'
import { DataRows } from '../table/data-rows.tsx'
import { EmptyPanel } from './empty-panel.tsx'

interface PanelFrameProps extends Pick<PanelProps, 'subtitle' | 'actions' | 'skeleton'> {
  readonly panel: PanelInfo
  readonly query: UseQueryResult<PanelData>
  readonly height: number
  /** A chart can be read as a table of the same numbers. */
  readonly asTable?: boolean
  /** A way out of an empty answer that only this panel knows. */
  readonly whenEmpty?: ReactNode
  /** The numbers as a table where they are no plain rows. */
  readonly table?: (data: PanelData) => ReactNode
  /** Has something to draw although the answer has no rows. */
  readonly always?: boolean
  readonly children: (data: PanelData, title: string) => ReactNode
}

/** The frame of a panel: waits, is empty, fails or is forbidden for itself, and names filters that do not apply. */
export function PanelFrame(props: PanelFrameProps) {
  const { panel, query, height, children, asTable = true } = props
  const say = useText()
  const title = usePanelTitle(panel.id)
  const [table, setTable] = useState(false)
  const { words, compare } = useReport()
  const missing = useMissing()
  const { data, error } = query
  const failure = error ? messageOf(error, say('report.failed'), say('report.forbidden')) : undefined
  const filled = props.always === true || (data?.rows.length ?? 0) > 0
  // What is shown lacks something, or could not be fetched anew.
  const lacking = data && (missing(data) ?? failure)
  const left = new Set(data?.columns.flatMap(({ notApplied }) => notApplied ?? []))
  const alone = compare !== undefined && data !== undefined && comparesNothing(panel, data)
  return (
    <Panel
      title={title}
      subtitle={
        <>
          {props.subtitle} {data && <CountedNow data={data} />}
        </>
      }
      actions={
        <>
          {data && <NoteSign panel={panel} />}
          {props.actions}
          {data && <PanelTools panel={panel} title={title} />}
        </>
      }
      state={lacking === undefined ? stateOf(query) : 'partial'}
      message={lacking ?? failure}
      onRetry={() => void query.refetch()}
      notApplicable={[...new Set([...left].map(words.filter)), ...(alone ? [say('report.compare')] : [])]}
      labels={{ notApplicable: say('report.notApplied.means') }}
      height={height}
      skeleton={props.skeleton}
      {...(asTable && data ? { asTable: table, onViewAsTable: setTable } : {})}
    >
      {data && !filled && (props.whenEmpty ?? <EmptyPanel height={height} />)}
      {data &&
        filled &&
        (table
          ? (props.table?.(data) ?? <DataRows panel={panel} data={data} height={height} />)
          : children(data, title))}
      {data && table && <PanelNotes panel={panel} />}
    </Panel>
  )
}

/** Says that what is locked was not kept in this cut, or for this choice of filters. */
function CountedNow({ data: { kept = {} } }: { readonly data: PanelData }) {
  const say = useText()
  const months = Object.keys(kept).filter((month) => kept[month]?.whole === false)
  if (months.length === 0) return null
  return (
    <span className="counted-now" title={say('lock.countedNow.means', { months: months.join(', ') })}>
      {say('lock.countedNow')}
    </span>
  )
}

/** Own SQL that has nothing to say of another period; sentences compare in their own words. */
const comparesNothing = ({ kind, draws }: PanelInfo, { compare }: PanelData): boolean =>
  kind === 'custom' && draws !== 'narrative' && compare === undefined

/** The title of a panel of the page. */
export function usePanelTitle(panelId: string): string {
  const text = usePageText()
  const { report } = useReport()
  return text(`panel.${report.id}.${panelId}`, panelId)
}

function stateOf({ data, error }: UseQueryResult<PanelData>): PanelProps['state'] {
  if (data) return 'ready'
  if (!error) return 'loading'
  return error instanceof ApiError && error.status === 403 ? 'forbidden' : 'error'
}

function messageOf(error: Error, failed: string, forbidden: string): string {
  if (!(error instanceof ApiError)) return failed
  if (error.status === 403) return forbidden
  return error.message || failed
}
