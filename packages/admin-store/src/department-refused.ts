/** Why departments stay as they are. */
export type DepartmentReason =
  | 'name-taken'
  | 'too-long'
  | 'not-found'
  | 'unknown-parent'
  | 'unknown-target'
  | 'unknown-member'
  | 'stale'
  | 'below-itself'
  | 'has-parts'
  | 'has-members'

/** Thrown inside a transaction to end it: nothing of it is kept. */
export class DepartmentRefused extends Error {
  readonly reason: DepartmentReason

  constructor(reason: DepartmentReason) {
    super(reason)
    this.name = 'DepartmentRefused'
    this.reason = reason
  }
}

/** What was done, or why nothing was. */
export type DepartmentOutcome<T> =
  | { readonly ok: true; readonly done: T }
  | { readonly ok: false; readonly reason: DepartmentReason }
