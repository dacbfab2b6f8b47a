import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../session/session.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { preferencesQuery } from '../data/preferences-query.ts'
import { useReport } from '../page/report-view.ts'
import { useChosen } from '../query/use-chosen.ts'
import { ExportContext, type ExportDesk } from './export-desk.ts'
import { printPage } from './print-page.ts'
import { tableStates } from './table-states.ts'
import { type Running, useRunning } from './use-running.ts'
import './export.css'

const MEBIBYTE = 1_048_576

/** Where the files of a page are asked for; what is on its way is told at the edge of the page. */
export function ExportHost({ children }: { readonly children: ReactNode }) {
  const tab = useTab()
  const { report, inquiry } = useReport()
  const chosen = useChosen()
  const { authorities } = useSession()
  const { data: preferences } = useQuery(preferencesQuery)
  const { running, begin, cancel, tell, close } = useRunning()
  const path = `/v1/analysis/${report.id}`
  const address = [tab.path, String(new URLSearchParams(tab.query))].filter(Boolean).join('?')
  const desk: ExportDesk = {
    allowed: authorities.uiAuthorities.includes('export'),
    page: (panelId, noted = false) => {
      const csv = `format=csv&panel=${encodeURIComponent(panelId ?? '')}${noted ? '&notes=1' : ''}`
      const wish = panelId === undefined ? 'format=xlsx' : csv
      const tables = tableStates(report, tab.query, preferences)
      begin(`${path}/export?${wish}`, { inquireParamCO: inquiry, ...chosen, tables, address })
    },
    rows: (panelId, body, format) =>
      begin(`${path}/${panelId}/rows/export?format=${format}`, { ...Object(body), address }),
    print: printPage,
    say: tell,
  }
  return (
    <ExportContext value={desk}>
      {children}
      {running && <ExportNote running={running} onCancel={running.kind === 'running' ? cancel : close} />}
    </ExportContext>
  )
}

interface ExportNoteProps {
  readonly running: Running
  readonly onCancel: () => void
}

function ExportNote({ running, onCancel }: ExportNoteProps) {
  const say = useText()
  const locale = useLocale()
  const failed = running.kind === 'told' && running.failed
  const size = running.kind === 'running' ? `${formatNumber(running.bytes / MEBIBYTE, '1', locale)} MiB` : ''
  return (
    <div
      className={failed ? 'export-note export-note--failed' : 'export-note'}
      role={failed ? 'alert' : 'status'}
    >
      <span>{running.kind === 'running' ? say('export.running', { size }) : running.text}</span>
      <IconButton
        icon="close"
        label={say(running.kind === 'running' ? 'export.cancel' : 'report.close')}
        onPress={onCancel}
      />
    </div>
  )
}
