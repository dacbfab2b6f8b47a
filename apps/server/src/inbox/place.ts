/** Where a file lies: the folders `<terminal>/<folder>` and its name. */
export type Place = { readonly terminal: string; readonly folder: string; readonly name: string }

/** What the name of a folder says of the files in it; no kind where their content is to tell. */
export type FolderName = { readonly kind: string | null; readonly mapping: string | undefined }

const TERMINAL = /^[a-z0-9][a-z0-9-]{0,58}$/
const FOLDER = /^([a-z0-9-]{1,40}(?:\.[a-z0-9_]{1,40})?)(?:@([a-z0-9][a-z0-9-]{0,58}))?$/
const UNFINISHED = /^\.|\.(?:part|partial|tmp|temp|filepart|crdownload|swp)$|~$/i

/** Whether a folder's name can be that of a terminal. */
export const isTerminal = (name: string): boolean => TERMINAL.test(name)

/** Reads `auto`, `edifact`, `port-calls@<mapping>` or `facts.che_cycle`; null for the name of no such folder. */
export const readFolderName = (name: string): FolderName | null => {
  const found = FOLDER.exec(name)
  if (!found || name === 'done' || name === 'failed') return null
  const [, kind = '', mapping] = found
  return { kind: kind === 'auto' ? null : kind.replace('.', '/'), mapping }
}

/** Whether a name is one that programs give to files that they still write. */
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name)
