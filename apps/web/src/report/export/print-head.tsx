import { useCaption } from './use-caption.ts'

/** What was asked, above the panels of a printed page; nothing on the screen. */
export function PrintHead() {
  return (
    <div className="print-head" aria-hidden="true">
      {useCaption().map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
