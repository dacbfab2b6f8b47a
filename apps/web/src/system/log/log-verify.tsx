import type { LogVerification } from '@quaywise/contract'
import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useDeed } from '../../admin/kit/use-deed.ts'
import { LOG_KEY, logStateQuery, startVerification, verificationQuery } from './log-calls.ts'
import { useLog } from './log-context.ts'

/** Whether the chain of rows is whole, as it was last verified, and how long rows are kept. */
export function LogVerify() {
  const say = useText()
  const locale = useLocale()
  const { data: state } = useQuery(logStateQuery)
  const { data: last } = useQuery(verificationQuery)
  const { run, busy } = useDeed({ work: startVerification, stale: [LOG_KEY] })
  const running = busy || last?.state === 'running'
  const count = (value: number) => formatNumber(value, '1', locale)
  return (
    <section className="log__chain" aria-label={say('log.verify')}>
      <button type="button" className="qw-button" disabled={running} onClick={() => run()}>
        {say('log.verify')}
      </button>
      {last ? (
        <Verdict last={last} />
      ) : (
        <span className="log__verdict log__verdict--never">{last === null && say('log.verify.never')}</span>
      )}
      <span className="log__kept">
        {state &&
          say('log.retention', {
            days: state.retentionDays,
            from: count(state.firstSeq),
            to: count(state.lastSeq),
          })}
      </span>
    </section>
  )
}

function Verdict({ last }: { readonly last: LogVerification }) {
  const say = useText()
  const { words } = useLog()
  const when = say('log.verify.at', {
    at: words.instant(last.finishedAt ?? last.startedAt, 'minute'),
    name: last.startedBy,
  })
  const text = useVerdictText(last)
  const tone = last.state === 'running' ? 'running' : last.verdict?.state === 'whole' ? 'whole' : 'broken'
  return (
    <span className={`log__verdict log__verdict--${tone}`} role="status">
      {last.state === 'running' && (
        <progress max={Math.max(1, last.total)} value={last.checked} aria-label={say('log.verify')} />
      )}
      <strong>{text}</strong>
      {last.state !== 'running' && <small>{when}</small>}
    </span>
  )
}

function useVerdictText({ state, verdict, checked, total }: LogVerification): string {
  const say = useText()
  const locale = useLocale()
  const count = (value: number) => formatNumber(value, '1', locale)
  if (state === 'running') return say('log.verify.running', { checked: count(checked), total })
  if (!verdict) return say('log.verify.failed')
  if (verdict.state === 'whole')
    return say('log.verify.whole', { from: count(verdict.from), to: count(verdict.to) })
  return say(`log.verify.${verdict.reason}`, { at: count(verdict.at) })
}
