/** The departments of the terminal, a tree. */
export interface DepartmentTable {
  id: string
  parentId: string | null
  name: string
  nameKey: string
  note: string
  sort: number
  version: number
}

/** Who belongs to which department; one of each person is the main one. */
export interface UserDepartmentTable {
  userId: string
  departmentId: string
  main: 0 | 1
}

/** Pictures of people. */
export interface AvatarTable {
  name: string
  userId: string
  type: string
  /** In base 64, so that both engines keep it alike. */
  content: string
  createdAt: string
}
