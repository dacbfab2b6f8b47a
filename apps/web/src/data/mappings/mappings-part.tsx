import type { MappingRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useTab } from '../../workspace/tab-context.ts'
import { mappingsQuery } from '../calls.ts'
import { useData, useTerminalName } from '../data-context.ts'
import { useKindName } from '../use-kind-name.ts'
import { MappingScreen } from './mapping-screen.tsx'
import './mappings.css'

const NEW = ' '
const HEIGHT = 240

/** The mappings that are kept, and the one that is open with its preview. */
export function MappingsPart() {
  const say = useText()
  const { query, setQuery } = useTab()
  const { data, error, refetch } = useQuery(mappingsQuery)
  const open = query.mapping
  const show = (mapping: string | undefined) => setQuery({ mapping })
  if (open !== undefined) return <MappingScreen key={open} id={open === NEW ? null : open} onOpen={show} />
  return (
    <Panel
      title={say('data.mappings')}
      subtitle={say('data.mappings.subtitle')}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      skeleton="rows"
      message={error ? say('report.failed') : undefined}
      onRetry={() => void refetch()}
      height={data ? undefined : HEIGHT}
      actions={
        <button type="button" className="qw-button qw-button--primary" onClick={() => show(NEW)}>
          {say('data.mappings.new')}
        </button>
      }
    >
      {data && data.length === 0 && <p className="data__none">{say('data.mappings.none')}</p>}
      {data && data.length > 0 && <MappingTable mappings={data} onOpen={show} />}
    </Panel>
  )
}

interface MappingTableProps {
  readonly mappings: readonly MappingRow[]
  readonly onOpen: (id: string) => void
}

function MappingTable({ mappings, onOpen }: MappingTableProps) {
  const say = useText()
  const { words } = useData()
  const terminalName = useTerminalName()
  const kindName = useKindName()
  return (
    <div className="data__scroll">
      <table className="data__table data__cards">
        <thead>
          <tr>
            <th scope="col">{say('data.mappings.name')}</th>
            <th scope="col">{say('data.column.kind')}</th>
            <th scope="col">{say('data.column.terminal')}</th>
            <th scope="col">{say('data.mappings.updated')}</th>
            <th scope="col" className="data__number">
              {say('data.mappings.files')}
            </th>
          </tr>
        </thead>
        <tbody>
          {mappings.map(({ id, name, kind, terminal, updatedAt, batches }) => (
            <tr key={id}>
              <th scope="row">
                <button type="button" className="link-button" onClick={() => onOpen(id)}>
                  {name}
                </button>
                <small>{id}</small>
              </th>
              <td data-label={say('data.column.kind')}>{kindName(kind)}</td>
              <td data-label={say('data.column.terminal')}>{terminalName(terminal)}</td>
              <td data-label={say('data.mappings.updated')}>{words.instant(updatedAt, 'full')}</td>
              <td data-label={say('data.mappings.files')} className="data__number">
                {words.number(batches, '1')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
