import { formatClock, type MessageKey, useLocale, useText } from '@quaywise/i18n'
import { UiLabelsProvider } from '@quaywise/ui'
import { PageTitle } from '../pages/page-title.tsx'
import { StateView } from '../pages/states/state-view.tsx'
import { useUiLabels } from '../report/page/use-ui-labels.ts'
import { useWords } from '../report/words/use-words.ts'
import { useSession } from '../session/session.ts'
import { useStatus } from '../status/status.ts'
import type { TerminalClock } from '../status/terminal-now.ts'
import { useTab } from '../workspace/tab-context.ts'
import { DataContext } from './data-context.ts'
import { FilesPart } from './files/files-part.tsx'
import { useUploads } from './files/use-uploads.ts'
import { MappingsPart } from './mappings/mappings-part.tsx'
import { SourcesPart } from './sources/sources-part.tsx'
import '../report/report.css'
import '../report/filter/filter.css'
import '../report/rows/rows.css'
import './data.css'

const PARTS = { files: FilesPart, sources: SourcesPart, mappings: MappingsPart } as const
type PartName = keyof typeof PARTS
const NAMES = Object.keys(PARTS) as PartName[]

/** What came in, what was refused, which sources speak, and by which mappings files are read. */
export function DataPage() {
  const say = useText()
  const { query } = useTab()
  const { user, authorities } = useSession()
  const status = useStatus()
  const named = query.terminal ?? user.defaultTerminal
  const own = user.terminals.find(({ id }) => id === named) ?? user.terminals[0]
  const terminal = status?.terminals.find(({ id }) => id === own?.id)
  if (!authorities.uiAuthorities.includes('data.ingest'))
    return <StateView icon="lock" title={say('data.forbidden')} text={say('data.forbidden.text')} />
  if (terminal) return <DataScreen key={terminal.id} terminal={terminal} />
  return <p role="status">{say(status ? 'report.noTerminal' : 'shell.loading')}</p>
}

function DataScreen({ terminal }: { readonly terminal: TerminalClock }) {
  const say = useText()
  const locale = useLocale()
  const { query, setQuery } = useTab()
  const words = useWords(terminal.zone)
  const uploads = useUploads()
  const labels = useUiLabels()
  const { user } = useSession()
  const part = NAMES.find((name) => name === query.part) ?? 'files'
  const Part = PARTS[part]
  const { offset } = formatClock(terminal.now, terminal.zone, locale)
  return (
    <DataContext value={{ terminal, terminals: user.terminals, words, uploads }}>
      <UiLabelsProvider labels={labels}>
        <div className="report data">
          <div className="report__head">
            <PageTitle title={say('page.system/data')} question={say('data.question')} />
            <span className="report__zone">{say('report.zone', { zone: terminal.zone, offset })}</span>
          </div>
          <nav className="data__parts" aria-label={say('page.system/data')}>
            {NAMES.map((name) => (
              <button
                key={name}
                type="button"
                aria-current={name === part ? 'page' : undefined}
                onClick={() =>
                  setQuery({
                    part: name === 'files' ? undefined : name,
                    mapping: undefined,
                    batch: undefined,
                  })
                }
              >
                {say(`data.part.${name}` satisfies MessageKey)}
              </button>
            ))}
          </nav>
          <Part />
        </div>
      </UiLabelsProvider>
    </DataContext>
  )
}
