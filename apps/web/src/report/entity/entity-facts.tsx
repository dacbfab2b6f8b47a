import type { Entity, EntityFact } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { Chip, Icon } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { useEntities } from './entities.ts'
import { placeText } from './place-text.ts'
import { toneOfState } from './state-tone.ts'

/** Facts that are places. */
const PLACES: ReadonlySet<string> = new Set(['from_loc', 'to_loc'])

/** The head of a thing: how it stands, and its key facts; names lead on. */
export function EntityFacts({ entity }: { readonly entity: Entity }) {
  const text = usePageText()
  const { words } = useReport()
  const { state, facts } = entity
  return (
    <section className="entity__head">
      {state && (
        <p className="entity__state">
          <Chip tone={toneOfState(state.of, state.key)}>{words.key(state.of, state.key)}</Chip>
          {state.at && <time dateTime={state.at}>{words.instant(state.at, 'minute')}</time>}
        </p>
      )}
      <dl className="entity__facts">
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt>{text(`entity.fact.${fact.key}`, words.column(fact.key))}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function FactValue({ fact }: { readonly fact: EntityFact }) {
  const say = useText()
  const { words } = useReport()
  const entities = useEntities()
  const { key, type, value, unit, of, opens, masked } = fact
  const told = toldValue()
  if (masked)
    return (
      <span className="entity__masked" title={say('entity.masked')}>
        <Icon name="lock" size={12} /> <bdi>{told}</bdi>
        <span className="entity__hidden">{say('entity.masked')}</span>
      </span>
    )
  if (!opens) return <bdi>{told}</bdi>
  return (
    <button type="button" className="link-button" onClick={() => entities.open(opens)}>
      <bdi>{told}</bdi>
    </button>
  )

  function toldValue(): string {
    if (type === 'instant') return words.instant(String(value), 'minute')
    if (type === 'number') return words.amount(Number(value), unit)
    if (PLACES.has(key)) return placeText(String(value), words)
    return type === 'key' && of !== null ? words.key(of, String(value)) : String(value)
  }
}
