import { usePageText, useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useData } from '../data-context.ts'
import { columnOf, STAMP_FIELDS, VALUE_FIELDS, withColumn } from './columns.ts'

type Json = Readonly<Record<string, unknown>>

interface ColumnGuideProps {
  readonly mapping: Json
  /** The column names of the sample. */
  readonly header: readonly string[]
  readonly onChange: (mapping: Json) => void
}

/** Which column of the sample fills which field; a choice changes the mapping. */
export function ColumnGuide({ mapping, header, onChange }: ColumnGuideProps) {
  const say = useText()
  const fieldName = useFieldName()
  const choice = (field: string, part?: 'date' | 'time') => (
    <ColumnChoice
      label={[fieldName(field), part === 'time' ? say('data.guide.time') : ''].filter(Boolean).join(' · ')}
      header={header}
      value={columnOf(mapping, field, part)}
      onChange={(column) => onChange(withColumn(mapping, field, column, part))}
    />
  )
  return (
    <Panel title={say('data.guide')} subtitle={say('data.guide.subtitle')}>
      <div className="data__scroll guide">
        <table className="data__table">
          <thead>
            <tr>
              <th scope="col">{say('data.guide.ours')}</th>
              <th scope="col">{say('data.guide.date')}</th>
              <th scope="col">{say('data.guide.time')}</th>
            </tr>
          </thead>
          <tbody>
            {[...VALUE_FIELDS, ...STAMP_FIELDS].map((field) => {
              const isStamp = STAMP_FIELDS.includes(field)
              return (
                <tr key={field}>
                  <th scope="row">{fieldName(field)}</th>
                  <td>{isStamp ? choice(field, 'date') : choice(field)}</td>
                  <td>{isStamp && columnOf(mapping, field, 'date') !== '' && choice(field, 'time')}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function useFieldName(): (field: string) => string {
  const text = usePageText()
  const { words } = useData()
  return (field) => text(`data.field.${field}`, words.column(field === 'loa_m' ? 'loa' : field))
}

interface ColumnChoiceProps {
  readonly label: string
  readonly header: readonly string[]
  readonly value: string
  readonly onChange: (column: string) => void
}

function ColumnChoice({ label, header, value, onChange }: ColumnChoiceProps) {
  const say = useText()
  const missing = value !== '' && !header.includes(value)
  return (
    <select
      className={missing ? 'small-select guide__missing' : 'small-select'}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{say('data.guide.none')}</option>
      {missing && <option value={value}>✕ {value}</option>}
      {header.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}
