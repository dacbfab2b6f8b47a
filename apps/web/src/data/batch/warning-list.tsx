import type { BatchDetail } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useData } from '../data-context.ts'
import { useCodeText } from '../use-code-text.ts'

type Warning = BatchDetail['warnings'][number]

/** What was odd about a file that was taken all the same: how often, where first, and what it means. */
export function WarningList({ warnings }: { readonly warnings: readonly Warning[] }) {
  const say = useText()
  const codeText = useCodeText()
  const { words } = useData()
  if (warnings.length === 0) return null
  return (
    <section aria-label={say('data.warnings')}>
      <h3>{say('data.warnings')}</h3>
      <ul className="warnings">
        {warnings.map((warning) => (
          <li key={[warning.code, warning.column, warning.line, warning.segment].join()}>
            <b className="warnings__count">{words.number(warning.count, '1')}</b>
            <div>
              <p>{codeText(warning.code, warning.message)}</p>
              <small>
                <code>{warning.code}</code>
                <Place warning={warning} />
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ warning: { line, column, segment } }: { readonly warning: Warning }) {
  const say = useText()
  const parts = [
    line === undefined ? '' : say('data.warnings.first', { line }),
    column === undefined ? '' : say('data.warnings.column', { column }),
    segment === undefined ? '' : say('data.warnings.segment', { segment }),
  ]
  return parts.filter(Boolean).map((part) => <span key={part}> · {part}</span>)
}
