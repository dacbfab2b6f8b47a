import type { MappingPreview } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useData } from '../data-context.ts'
import { previewColumns } from './preview-columns.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T/

/** The first readings of a sample: the columns that tell anything, as the pages will show them. */
export function PreviewTable({ readings }: { readonly readings: MappingPreview['readings'] }) {
  const say = useText()
  const { words } = useData()
  const columns = previewColumns(readings)
  const told = (key: string, value: string | number | null | undefined) => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'number') return words.number(value, key === 'berth_hours' ? 'h' : 'm')
    if (INSTANT.test(value)) return words.instant(value, 'minute')
    return key === 'trunk_branch' || key === 'own_ship' ? words.key(key, value) : value
  }
  return (
    <div className="data__scroll preview__table">
      <table className="data__table">
        <thead>
          <tr>
            <th scope="col" className="data__number">
              {say('data.preview.line')}
            </th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {words.column(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map(({ line, values }) => (
            <tr key={line}>
              <td className="data__number">{line}</td>
              {columns.map((key) => (
                <td key={key} className={typeof values[key] === 'number' ? 'data__number' : undefined}>
                  <bdi>{told(key, values[key])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
