import type { Entity, EntityStep } from '@quaywise/contract'
import { formatDuration, useLocale, usePageText, useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { useEntities } from './entities.ts'
import { placeText } from './place-text.ts'

const STAMPS = 'entity__steps entity__steps--stamps'

/** What happened to a thing, in order of time. */
export function EntitySteps({ steps }: Pick<Entity, 'steps'>) {
  const say = useText()
  if (steps.length === 0) return null
  return (
    <section aria-label={say('entity.steps')}>
      <h3>{say('entity.steps')}</h3>
      <ol className={steps.every(({ of }) => of === 'stamp') ? STAMPS : 'entity__steps'}>
        {steps.map((step) => (
          <Step key={`${step.at} ${step.key} ${step.name} ${step.from}`} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step }: { readonly step: EntityStep }) {
  const text = usePageText()
  const locale = useLocale()
  const { words } = useReport()
  const entities = useEntities()
  const { at, endAt, of, key, op, from, to, name, opens } = step
  const what = of === 'stamp' ? text(`entity.stamp.${key}`, words.column(key)) : words.key(of, key)
  const seconds = endAt === null ? 0 : (Date.parse(endAt) - Date.parse(at)) / 1000
  return (
    <li>
      <time dateTime={at}>{words.instant(at, 'minute')}</time>
      <span className="entity__step-what">
        {what}
        {op !== '' && ` · ${words.key('op', op)}`}
      </span>
      {opens ? (
        <button type="button" className="link-button" onClick={() => entities.open(opens)}>
          <bdi>{name}</bdi>
        </button>
      ) : (
        <bdi>{name}</bdi>
      )}
      {(from !== '' || to !== '') && (
        <span className="entity__step-way">
          <bdi>{placeText(from, words)}</bdi> <span className="entity__arrow">→</span>{' '}
          <bdi>{placeText(to, words)}</bdi>
        </span>
      )}
      {seconds > 0 && <span className="entity__step-time">{formatDuration(seconds, locale)}</span>}
    </li>
  )
}
