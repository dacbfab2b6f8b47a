import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { MESSAGE_TYPES } from './message/message-type.ts'
import { EDIFACT_REJECTIONS, EDIFACT_WARNINGS } from './reason.ts'

it('has a guide that names every message, reason and warning, and none that is not', async () => {
  const guide = await readFile(new URL('../../../../docs/guides/edifact.md', import.meta.url), 'utf8')
  const named = new Set(
    guide.match(/`[A-Z]+(?:_[A-Z]+)+`|`[A-Z]+_[A-Z]+`/g)?.map((code) => code.slice(1, -1)),
  )
  expect([...named].sort()).toEqual(
    [...Object.keys(EDIFACT_REJECTIONS), ...Object.keys(EDIFACT_WARNINGS)].sort(),
  )
  for (const type of MESSAGE_TYPES) expect(guide).toContain(`| ${type} |`)
})
