import type { RuleText, ScheduledRule } from '@quaywise/admin-store'
import type { Lookup } from '@quaywise/i18n/words'
import { OWNER, seededText } from './seed-rules.ts'

type Named = Pick<RuleText, 'name' | 'description'>

const keyOf = (kind: string): string => `rules.kind.${kind}`

/** The name and description of a job as its reader reads them: what came with the product is told in their language. */
export const shownText = (
  { kind, owner, name, description }: Pick<ScheduledRule, 'kind' | 'owner' | 'name' | 'description'>,
  text: Lookup,
): Named => {
  const own = owner === OWNER ? seededText(kind) : undefined
  return {
    name: own?.name === name ? text(keyOf(kind), name) : name,
    description: own?.description === description ? text(`${keyOf(kind)}.means`, description) : description,
  }
}

/** What a reader told of a job, as it is kept: what they left as it was shown to them stays what it was. */
export const keptText = (told: Named, before: ScheduledRule | undefined, text: Lookup): Named => {
  if (!before) return told
  const shown = shownText(before, text)
  return {
    name: told.name === shown.name ? before.name : told.name,
    description: told.description === shown.description ? before.description : told.description,
  }
}
