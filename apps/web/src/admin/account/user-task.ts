import type { AccountRow } from '@quaywise/contract'

/** What is being done on the page of users beside looking at the list. */
export type Task =
  | { readonly is: 'new' }
  | { readonly is: 'edit'; readonly user: AccountRow }
  | { readonly is: 'sessions'; readonly user: AccountRow }
  | { readonly is: 'reset'; readonly user: AccountRow }
  | { readonly is: 'unlock' | 'factor'; readonly user: AccountRow }
  | { readonly is: 'import' }
  | { readonly is: 'switch'; readonly users: readonly AccountRow[]; readonly disabled: boolean }
  | { readonly is: 'password'; readonly name: string; readonly password: string }
