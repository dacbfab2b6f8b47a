import type { DepartmentRow } from '@quaywise/contract'

/** What is being done on the page of departments beside looking. */
export type Task =
  | { readonly is: 'new'; readonly parentId: string | null }
  | { readonly is: 'edit'; readonly department: DepartmentRow }
  | { readonly is: 'move'; readonly department: DepartmentRow }
  | { readonly is: 'delete'; readonly department: DepartmentRow }
  | { readonly is: 'members'; readonly department: DepartmentRow }
