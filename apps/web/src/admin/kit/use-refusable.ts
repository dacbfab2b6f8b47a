import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { presentError, presentSuccess } from '../../api/feedback.tsx'

interface RefusableOptions {
  readonly work: () => Promise<unknown>
  /** The first parts of the answers that are stale after it. */
  readonly stale: readonly string[]
  /** What is announced when it was done. */
  readonly done: string
  readonly onDone: () => void
}

/** Does one thing out of a dialog: a refusal is given back, so that the dialog stays open and tells it where it belongs. */
export function useRefusable({ work, stale, done, onDone }: RefusableOptions) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: work,
    meta: { quiet: true },
    onMutate: () => setRefusal(null),
    onError: (error) => (error instanceof ApiError ? setRefusal(error) : presentError(error)),
    onSuccess: () => {
      presentSuccess(done)
      onDone()
    },
    onSettled: () => Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
  return { run: () => mutate(), busy: isPending, refusal }
}
