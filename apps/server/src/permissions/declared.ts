import { PAGES } from '@quaywise/contract'
import { UI_AUTHORITIES } from '@quaywise/domain'

/** An authority as the product declares it. */
export type Declared = {
  readonly id: string
  readonly kind: 'page' | 'element'
  readonly group: string | null
  readonly path: string | null
  /** An ungated page is open to everybody; its authority only tells how the menu shows it. */
  readonly gated: boolean
  readonly adminOnly: boolean
}

const pages: readonly Declared[] = PAGES.filter(({ group }) => group !== 'account').map(
  ({ authority, group, path, gated, adminOnly }) => ({
    ...{ id: authority, kind: 'page', group, path, gated, adminOnly },
  }),
)

const elements: readonly Declared[] = UI_AUTHORITIES.map((id) => ({
  ...{ id, kind: 'element', group: null, path: null, gated: true, adminOnly: false },
}))

/** Every page of the registry and every element, in the order of the menu: what is declared is there by itself. */
export const DECLARED: readonly Declared[] = [...pages, ...elements]

const STEP = 10

const places = new Map(
  [...new Set(DECLARED.map(({ group }) => group))].flatMap((group) =>
    DECLARED.filter((one) => one.group === group).map(({ id }, index) => [id, (index + 1) * STEP] as const),
  ),
)

/** The place of an authority in its group when nothing else is said: 10, 20, 30 … */
export const placeOf = (id: string): number => places.get(id) ?? Number.MAX_SAFE_INTEGER
