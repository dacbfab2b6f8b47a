import type { DepartmentRow } from '@quaywise/contract'
import type { Place } from './tree.ts'

/** What is being done on the page of departments beside looking. */
export type Task =
  | { readonly is: 'new'; readonly parentId: string | null }
  | { readonly is: 'edit'; readonly department: DepartmentRow }
  | { readonly is: 'move'; readonly department: DepartmentRow }
  | { readonly is: 'drop'; readonly department: DepartmentRow; readonly place: Place }
  | { readonly is: 'delete'; readonly department: DepartmentRow }
  | { readonly is: 'members'; readonly department: DepartmentRow }
