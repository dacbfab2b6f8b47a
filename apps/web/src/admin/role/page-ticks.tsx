import type { Page } from '@quaywise/contract/pages'
import { usePageText, useText } from '@quaywise/i18n'
import { useState } from 'react'
import { pageId, usePageName } from '../../workspace/use-page-name.ts'
import { authoritiesIn, PAGE_GROUPS, type PageGroup, withTicks } from './page-groups.ts'
import { Tick } from './tick.tsx'

interface TicksProps {
  /** Given by the form. */
  readonly value?: readonly string[]
  readonly onChange?: (value: readonly string[]) => void
}

const nothing = () => {}

/** The pages that a role opens, as the menu groups them: a group ticks all of its pages. */
export function PageTicks({ value = [], onChange = nothing }: TicksProps) {
  const say = useText()
  const nameOf = usePageName()
  const [wanted, setWanted] = useState('')
  const fits = ({ path, group }: Page) =>
    `${say(`menu.${group}`)} ${nameOf(path)}`.toLowerCase().includes(wanted.toLowerCase())
  const groups = PAGE_GROUPS.map((group) => ({ ...group, pages: group.pages.filter(fits) }))
  return (
    <div className="role-pages">
      <input
        type="search"
        className="data-filters__name"
        aria-label={say('roles.findPage')}
        placeholder={say('roles.findPage')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <div className="role-pages__groups">
        {groups.map((group) =>
          group.pages.length === 0 ? null : (
            <GroupTicks key={group.name} group={group} chosen={value} onChange={onChange} />
          ),
        )}
      </div>
    </div>
  )
}

interface GroupTicksProps {
  readonly group: PageGroup
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function GroupTicks({ group, chosen, onChange }: GroupTicksProps) {
  const say = useText()
  const all = authoritiesIn(group)
  const held = all.filter((one) => chosen.includes(one)).length
  const name = say(`menu.${group.name}`)
  return (
    <fieldset className="role-group" aria-label={name}>
      <div className="role-group__head">
        <Tick
          checked={all.length > 0 && held === all.length}
          partly={held > 0}
          disabled={all.length === 0}
          onChange={(on) => onChange(withTicks(chosen, all, on))}
        >
          <strong>{name}</strong>
        </Tick>
        {all.length > 0 && <small>{say('roles.count', { count: held, total: all.length })}</small>}
      </div>
      {group.name === 'admin' && <p className="admin__note">{say('roles.adminOnly')}</p>}
      {group.pages.map((page) => (
        <PageTick key={page.path} page={page} chosen={chosen} onChange={onChange} />
      ))}
    </fieldset>
  )
}

interface PageTickProps extends Omit<GroupTicksProps, 'group'> {
  readonly page: Page
}

function PageTick({ page: { path, authority, gated }, chosen, onChange }: PageTickProps) {
  const say = useText()
  const text = usePageText()
  const nameOf = usePageName()
  return (
    <Tick
      checked={!gated || chosen.includes(authority)}
      disabled={!gated}
      onChange={(on) => onChange(withTicks(chosen, [authority], on))}
    >
      {text(`menu.${pageId(path)}`, nameOf(path))}
      {!gated && <small> · {say('roles.everyone')}</small>}
    </Tick>
  )
}
