import type { DepartmentRow } from '@quaywise/contract'
import type { Where } from '../kit/use-drag.ts'

/** A department with those below it. */
export interface Branch {
  readonly department: DepartmentRow
  readonly parts: readonly Branch[]
  /** People in it and below, those who are in several counted for each. */
  readonly members: number
}

/** The departments of one parent, each with those below it. */
export function branchesOf(all: readonly DepartmentRow[], parentId: string | null = null): readonly Branch[] {
  return all
    .filter((one) => one.parentId === parentId)
    .map((department) => {
      const parts = branchesOf(all, department.id)
      const members = parts.reduce((sum, part) => sum + part.members, department.members)
      return { department, parts, members }
    })
}

/** The names from the top down to a department. */
export function pathOf(all: readonly DepartmentRow[], id: string): readonly DepartmentRow[] {
  const own = all.find((one) => one.id === id)
  if (!own) return []
  return own.parentId === null ? [own] : [...pathOf(all, own.parentId), own]
}

/** A department and all that lie below it, by id. */
export function below(all: readonly DepartmentRow[], id: string): ReadonlySet<string> {
  const parts = all.filter((one) => one.parentId === id)
  return new Set([id, ...parts.flatMap((part) => [...below(all, part.id)])])
}

/** Before which sibling a department goes when it moves a place up or down; null for the end, undefined for nowhere. */
export function stepTo(
  all: readonly DepartmentRow[],
  { id, parentId }: DepartmentRow,
  step: 'up' | 'down',
): string | null | undefined {
  const siblings = all.filter((one) => one.parentId === parentId)
  const at = siblings.findIndex((one) => one.id === id)
  if (step === 'up') return siblings[at - 1]?.id
  return at + 1 < siblings.length ? (siblings[at + 2]?.id ?? null) : undefined
}

/** A place in the tree: under a parent (null at the top), before one of its departments (null at the end). */
export interface Place {
  readonly parentId: string | null
  readonly beforeId: string | null
}

/** The place at which a department comes to lie that is let go at another one; null where it may not lie, or lies already. */
export function placeAt(
  all: readonly DepartmentRow[],
  moved: DepartmentRow,
  target: DepartmentRow,
  where: Where,
): Place | null {
  if (below(all, moved.id).has(target.id)) return null
  const parentId = where === 'into' ? target.id : target.parentId
  const siblings = all.filter((one) => one.parentId === parentId)
  const others = siblings.filter((one) => one.id !== moved.id)
  const at = others.indexOf(target) + (where === 'after' ? 1 : 0)
  const beforeId = where === 'into' ? null : (others[at]?.id ?? null)
  const next = siblings[siblings.indexOf(moved) + 1]?.id ?? null
  return moved.parentId === parentId && next === beforeId ? null : { parentId, beforeId }
}
