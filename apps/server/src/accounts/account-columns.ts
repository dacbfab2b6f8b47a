/** The columns of an import, in their order; an export has them too, but for the password. */
export const IMPORT_COLUMNS = [
  'username',
  'name',
  'mobile',
  'email',
  'roles',
  'departments',
  'validFrom',
  'validUntil',
  'isAdmin',
  'password',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** Several roles or departments stand in one cell with this between them. */
export const LIST_MARK = '; '

/** The names of a department and those above it stand with this between them. */
const PATH_MARK = ' / '

type Placed = { readonly id: string; readonly parentId: string | null; readonly name: string }

/** The names from the top down to each department, by its id. */
export const departmentPaths = (all: readonly Placed[]): ReadonlyMap<string, string> => {
  const byId = new Map(all.map((one) => [one.id, one]))
  const pathOf = (one: Placed): string => {
    const parent = one.parentId === null ? undefined : byId.get(one.parentId)
    return parent ? `${pathOf(parent)}${PATH_MARK}${one.name}` : one.name
  }
  return new Map(all.map((one) => [one.id, pathOf(one)]))
}
