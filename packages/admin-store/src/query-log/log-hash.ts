import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Schema } from '../schema.ts'

/** What a hash covers, in its order: released rows are hashed by it, so it is only ever added to by a new version. */
const COVERED = [
  ...([
    'seq',
    'notedAt',
    'userId',
    'username',
    'personName',
    'department',
    'roles',
    'module',
    'page',
  ] as const),
  ...(['endpoint', 'action', 'parameters', 'address', 'status', 'errorCode', 'ms', 'rowCount'] as const),
  ...(['exported', 'part', 'ip', 'agent', 'traceId', 'changes', 'searchText'] as const),
]

/** SHA-256 of a row and of the hash before it, hexadecimal. */
export function hashOfRow(
  previousHash: string,
  row: Pick<Selectable<Schema['queryLog']>, (typeof COVERED)[number]>,
): string {
  const content = JSON.stringify([previousHash, ...COVERED.map((key) => row[key])])
  return hash('sha256', content)
}
