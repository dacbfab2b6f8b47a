import type { AdminStore } from '@quaywise/admin-store'
import { annotation } from '@quaywise/contract'

/** A note as a file tells it; instants in ISO 8601, UTC. */
export type NoteLine = {
  readonly startAt: string
  readonly endAt: string
  /** The call or machine that it is about, or empty. */
  readonly about: string
  readonly text: string
  readonly author: string
  readonly audience: 'own' | 'all'
  readonly changedAt: string
}

const noteBody = annotation.pick({ text: true, subject: true, subjectId: true, subjectName: true })

/** The notes of a terminal that touch `[from, to)` and that a person may read, by their start: for an export of a page. */
export const readAnnotations = async (
  admin: AdminStore,
  { terminal, from, to, reader }: { terminal: string; from: Date; to: Date; reader: string },
): Promise<readonly NoteLine[]> => {
  const items = await admin.kept.list({ kind: 'annotation', terminal, from, to, reader })
  const lines = items.flatMap((item): NoteLine[] => {
    const body = noteBody.safeParse(item.body)
    if (!body.success) return []
    const { text, subjectName, subjectId } = body.data
    return [
      {
        ...{ text, about: subjectName || subjectId, author: item.ownerName, changedAt: item.changedAt },
        ...{ startAt: item.startAt ?? item.createdAt, endAt: item.endAt ?? item.createdAt },
        audience: item.audience === 'all' ? 'all' : 'own',
      },
    ]
  })
  return lines.sort((left, right) => (left.startAt < right.startAt ? -1 : 1))
}
