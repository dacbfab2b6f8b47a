import { formatClock, useLocale, useText } from '@quaywise/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AdminPage } from '../../admin/kit/admin-page.tsx'
import { useWords } from '../../report/words/use-words.ts'
import { useSession } from '../../session/session.ts'
import { useStatus } from '../../status/status.ts'
import type { TerminalClock } from '../../status/terminal-now.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { LOG_KEY } from './log-calls.ts'
import { LogCharts } from './log-charts.tsx'
import { LogContext } from './log-context.ts'
import { LogExport } from './log-export.tsx'
import { filterOf } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { LogTable } from './log-table.tsx'
import { LogTiles } from './log-tiles.tsx'
import { LogVerify } from './log-verify.tsx'
import './log.css'

/** Who looked at, changed or took away what, and whether the log of it is whole. */
export function LogPage() {
  const say = useText()
  const { query } = useTab()
  const { user } = useSession()
  const status = useStatus()
  const named = query.terminal ?? user.defaultTerminal
  const own = user.terminals.find(({ id }) => id === named) ?? user.terminals[0]
  const terminal = status?.terminals.find(({ id }) => id === own?.id)
  if (terminal) return <LogScreen key={terminal.id} terminal={terminal} />
  return <p role="status">{say(status ? 'report.noTerminal' : 'shell.loading')}</p>
}

function LogScreen({ terminal }: { readonly terminal: TerminalClock }) {
  const say = useText()
  const locale = useLocale()
  const { query } = useTab()
  const { id, zone } = terminal
  const words = useWords(zone)
  const client = useQueryClient()
  const [now, setNow] = useState(() => Date.now())
  const filter = useMemo(() => filterOf(query, { id, zone }, now), [query, id, zone, now])
  const refresh = () => {
    setNow(Date.now())
    void client.invalidateQueries({ queryKey: [LOG_KEY] })
  }
  const { offset } = formatClock(new Date(now).toISOString(), zone, locale)
  return (
    <LogContext value={{ zone, words, filter }}>
      <AdminPage
        title={say('page.system/log')}
        question={say('log.question')}
        actions={
          <>
            <span className="report__zone">{say('report.zone', { zone, offset })}</span>
            <button type="button" className="qw-button" onClick={refresh}>
              {say('log.refresh')}
            </button>
            <LogExport />
          </>
        }
      >
        <LogVerify />
        <LogFilters />
        <LogTiles />
        <LogCharts />
        <LogTable />
      </AdminPage>
    </LogContext>
  )
}
