import type { BatchDetail, CorrectedRow, RejectedRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { type FormEvent, useState } from 'react'
import { cellOrder } from './corrections.ts'

interface RowEditorProps {
  readonly row: RejectedRow
  readonly header: readonly string[]
  readonly mend: BatchDetail['mend']
  readonly corrected: CorrectedRow | null
  /** Takes the corrected row, or null for the row as it came. */
  readonly onDone: (corrected: CorrectedRow | null) => void
}

/** A refused row to be put right: cell by cell where it has as many as its header, else as one text. */
export function RowEditor(props: RowEditorProps) {
  const { row, header, corrected } = props
  const cells = corrected && 'cells' in corrected ? corrected.cells : row.cells
  const fits = cells !== null && header.length > 0 && cells.length === header.length
  return fits ? <CellsEditor {...props} cells={cells} /> : <TextEditor {...props} />
}

function CellsEditor({ row, header, cells, onDone }: RowEditorProps & { readonly cells: readonly string[] }) {
  const [values, setValues] = useState(cells)
  const order = cellOrder(header, row.column)
  const blamed = new Set((row.column ?? '').split(', '))
  return (
    <EditorForm line={row.line} onKeep={() => onDone({ cells: [...values] })} onDrop={() => onDone(null)}>
      <div className="row-editor__cells">
        {order.map((index) => (
          <label key={index} className={blamed.has(header[index] ?? '') ? 'row-editor__blamed' : undefined}>
            <span>{header[index]}</span>
            <input
              dir="auto"
              value={values[index] ?? ''}
              onChange={(event) => setValues(values.with(index, event.currentTarget.value))}
            />
          </label>
        ))}
      </div>
    </EditorForm>
  )
}

function TextEditor({ row, mend, corrected, onDone }: RowEditorProps) {
  const say = useText()
  const [text, setText] = useState(corrected && 'text' in corrected ? corrected.text : row.raw)
  return (
    <EditorForm
      line={row.line}
      onKeep={() => onDone(mend === 'message' ? { was: row.raw, text } : { text })}
      onDrop={() => onDone(null)}
    >
      <textarea
        className="row-editor__text"
        dir="ltr"
        rows={4}
        aria-label={say('data.rejected.line', { line: row.line })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </EditorForm>
  )
}

interface EditorFormProps {
  readonly line: number
  readonly onKeep: () => void
  readonly onDrop: () => void
  readonly children: React.ReactNode
}

function EditorForm({ line, onKeep, onDrop, children }: EditorFormProps) {
  const say = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onKeep()
  }
  return (
    <form className="row-editor" aria-label={say('data.rejected.correctLine', { line })} onSubmit={submit}>
      {children}
      <div className="batch__actions">
        <button type="submit" className="qw-button qw-button--primary">
          {say('data.rejected.keep')}
        </button>
        <button type="button" className="qw-button" onClick={onDrop}>
          {say('data.rejected.drop')}
        </button>
      </div>
    </form>
  )
}
