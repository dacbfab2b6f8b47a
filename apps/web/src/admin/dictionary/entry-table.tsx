import type { DictionaryEntryRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { EntryLine } from './entry-line.tsx'

interface EntryTableProps {
  readonly rows: readonly DictionaryEntryRow[]
  /** Whether search forms offer these words: their order and whether they are offered matter only there. */
  readonly offers: boolean
  /** Whether the word at a place of the page can go a place up or down. */
  readonly canMove: (at: number, by: -1 | 1) => boolean
  readonly busy: boolean
  readonly onEdit: (row: DictionaryEntryRow) => void
  readonly onDelete: (row: DictionaryEntryRow) => void
  readonly onOffer: (row: DictionaryEntryRow, enabled: boolean) => void
  readonly onMove: (at: number, by: -1 | 1) => void
}

/** The words of a list in their order: how each is told, and in which languages that is the terminal’s own word. */
export function EntryTable(props: EntryTableProps) {
  const { rows, offers, canMove, onMove, ...deeds } = props
  const say = useText()
  const mover = (at: number, by: -1 | 1) => (canMove(at, by) ? () => onMove(at, by) : null)
  return (
    <div className="data__scroll">
      <table className="data__table data__cards dictionary-entries">
        <caption className="qw-visually-hidden">{say('dictionary.entries')}</caption>
        <thead>
          <tr>
            {offers && <th scope="col">{say('dictionary.order')}</th>}
            <th scope="col">{say('dictionary.code')}</th>
            <th scope="col">{say('dictionary.shown')}</th>
            <th scope="col">{say('dictionary.names')}</th>
            {offers && <th scope="col">{say('dictionary.offered')}</th>}
            <th scope="col">{say('dictionary.inUse')}</th>
            <th scope="col">
              <span className="qw-visually-hidden">{say('admin.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <EntryLine
              key={row.code}
              row={row}
              offers={offers}
              {...deeds}
              onUp={mover(at, -1)}
              onDown={mover(at, 1)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
