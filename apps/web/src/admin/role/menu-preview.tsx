import { mayOpen } from '@quaywise/contract/pages'
import { usePageText, useText } from '@quaywise/i18n'
import { pageId, usePageName } from '../../workspace/use-page-name.ts'
import { PAGE_GROUPS } from './page-groups.ts'

interface MenuPreviewProps {
  readonly pageAuthorities: readonly string[]
}

/** The menu that a holder of nothing but these authorities would see. */
export function MenuPreview({ pageAuthorities }: MenuPreviewProps) {
  const say = useText()
  const text = usePageText()
  const nameOf = usePageName()
  const holder = { isAdmin: false, pageAuthorities }
  const groups = PAGE_GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter((page) => mayOpen(page, holder)),
  })).filter(({ pages }) => pages.length > 0)
  const nothing = groups.every(({ pages }) => pages.every(({ gated }) => !gated))
  return (
    <aside className="role-preview" aria-label={say('roles.preview')}>
      <h3 className="admin__part">{say('roles.preview')}</h3>
      {nothing && <p className="admin__note">{say('roles.preview.none')}</p>}
      <ul>
        {groups.map(({ name, pages }) => (
          <li key={name}>
            <strong>{say(`menu.${name}`)}</strong>
            <ul>
              {pages.map(({ path }) => (
                <li key={path}>{text(`menu.${pageId(path)}`, nameOf(path))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </aside>
  )
}
