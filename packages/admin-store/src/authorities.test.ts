import { describe, expect, it } from 'vitest'
import { authoritiesOf } from './authorities.ts'
import type { Role } from './role.ts'

function role(pages: string[], ui: string[], terminals: string[] | null): Role {
  const said = { id: 'r', name: 'r', labels: {}, description: '', version: 1, changedAt: null }
  return { ...said, pageAuthorities: pages, uiAuthorities: ui, terminals }
}

describe('authorities', () => {
  it('add up over the roles, each once', () => {
    const sum = authoritiesOf(false, [
      role(['b', 'a'], ['export'], ['t1']),
      role(['a', 'c'], [], ['t2', 't1']),
    ])
    expect(sum).toEqual({
      pageAuthorities: ['a', 'b', 'c'],
      uiAuthorities: ['export'],
      terminals: ['t1', 't2'],
    })
  })

  it('are not limited to terminals by one role when another has no limit', () => {
    expect(authoritiesOf(false, [role([], [], ['t1']), role([], [], null)]).terminals).toBeNull()
  })

  it('see no terminal when the only role allows none', () => {
    expect(authoritiesOf(false, [role([], [], [])]).terminals).toEqual([])
  })

  it('are none without a role, and terminals are open', () => {
    expect(authoritiesOf(false, [])).toEqual({ pageAuthorities: [], uiAuthorities: [], terminals: null })
  })

  it('are everything for an administrator, whatever the roles', () => {
    const everything = { pageAuthorities: ['*'], uiAuthorities: ['*'], terminals: null }
    expect(authoritiesOf(true, [role(['a'], [], ['t1'])])).toEqual(everything)
  })
})
