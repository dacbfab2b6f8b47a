import { useExports } from '../export/export-desk.ts'
import type { Subject } from '../number/subject.ts'
import { useRowsBody } from '../number/use-rows-body.ts'
import { useReport } from '../page/report-view.ts'

const FORMATS = ['xlsx', 'csv'] as const

/** Takes all the rows behind a number away as a file. */
export function RowsExport({ subject }: { readonly subject: Subject }) {
  const desk = useExports()
  const body = useRowsBody(subject)
  const { report } = useReport()
  // What a thing counted is of no panel: there is nothing that the page could export.
  if (!desk.allowed || report.id.startsWith('entity/')) return null
  return (
    <span className="rows__files">
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="link-button"
          onClick={() => desk.rows(subject.panel.id, body, format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </span>
  )
}
