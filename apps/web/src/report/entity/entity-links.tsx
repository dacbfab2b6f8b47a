import type { Entity, EntityLinks } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { useEntities } from './entities.ts'

/** What a thing is linked to, group by group; every name opens its own drawer. */
export function EntityLinkGroups({ links }: Pick<Entity, 'links'>) {
  return links.map((group) => <LinkGroup key={group.key} group={group} />)
}

function LinkGroup({ group }: { readonly group: EntityLinks }) {
  const say = useText()
  const text = usePageText()
  const { words } = useReport()
  const entities = useEntities()
  const { key, items, total, unit } = group
  const title = text(`entity.links.${key}`)
  return (
    <section aria-label={title}>
      <h3>
        {title}{' '}
        <small>
          {total > items.length
            ? say('entity.links.some', { shown: items.length, total: words.number(total, '1') })
            : words.number(total, '1')}
        </small>
      </h3>
      <ul className="entity__links">
        {items.map(({ opens, name, at, count }) => (
          <li key={`${opens.id} ${at ?? ''}`}>
            <button type="button" className="entity__link" onClick={() => entities.open(opens)}>
              <span className="entity__link-name">
                <bdi>{name}</bdi>
              </span>
              {count !== null && <span>{words.amount(count, unit)}</span>}
              {at && <time dateTime={at}>{words.instant(at, 'minute')}</time>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
