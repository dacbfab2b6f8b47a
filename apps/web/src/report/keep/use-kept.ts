import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteKept, type KeptKind, keptKey, restoreKept } from './calls.ts'

/** A thing that was deleted and can still come back. */
export interface Gone {
  readonly id: string
  readonly name: string
}

/** Changes of one kind of kept things: what is shown is asked anew after each; a deletion can be undone. */
export function useKept(kind: KeptKind) {
  const client = useQueryClient()
  const [gone, setGone] = useState<Gone | null>(null)
  const again = () => client.invalidateQueries({ queryKey: keptKey(kind) })
  const change = useMutation({ mutationFn: (work: () => Promise<unknown>) => work(), onSettled: again })
  const remove = useMutation({
    mutationFn: (thing: Gone) => deleteKept(kind, thing.id),
    onSuccess: (_answer, thing) => setGone(thing),
    onSettled: again,
  })
  const restore = useMutation({
    mutationFn: (thing: Gone) => restoreKept(kind, thing.id),
    onSuccess: () => setGone(null),
    onSettled: again,
  })
  return {
    gone,
    busy: change.isPending || remove.isPending || restore.isPending,
    /** Runs a call; `done` follows when it succeeded. What went wrong is shown by itself. */
    run: <Answer>(work: () => Promise<Answer>, done?: (answer: Answer) => void) =>
      change.mutate(async () => {
        const answer = await work()
        done?.(answer)
      }),
    remove: (thing: Gone) => remove.mutate(thing),
    undo: () => gone && restore.mutate(gone),
  }
}

export type Kept = ReturnType<typeof useKept>
