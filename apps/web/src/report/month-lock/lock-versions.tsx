import type { MonthLock } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'

/** Who locked which version of a month when, with what data and what parameters. */
export function LockVersions({ locks }: { readonly locks: readonly MonthLock[] }) {
  const say = useText()
  const { words } = useReport()
  return (
    <ol className="month-lock__versions" reversed>
      {locks.toReversed().map(({ id, version, lockedBy, lockedAt, dataUntil, parameters }) => (
        <li key={id}>
          {[
            say('lock.version', { version }),
            say('lock.by', { name: lockedBy, time: words.instant(lockedAt, 'full') }),
            ...(dataUntil === null
              ? []
              : [say('lock.dataUntil', { time: words.instant(dataUntil, 'full') })]),
          ].join(' · ')}
          <details>
            <summary>{`${say('lock.parameters')} (${parameters.length})`}</summary>
            <ul>
              {parameters.map((one) => (
                <li key={`${one.key} ${one.version} ${one.from ?? ''}`}>
                  <code>{one.key}</code> ={' '}
                  {one.from === undefined
                    ? one.value
                    : say('parameters.since', {
                        value: one.value,
                        from: words.instant(one.from, 'full'),
                      })}{' '}
                  · {say('lock.version', { version: one.version })}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  )
}
