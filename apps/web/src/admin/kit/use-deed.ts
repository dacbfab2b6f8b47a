import { useMutation, useQueryClient } from '@tanstack/react-query'
import { presentSuccess } from '../../api/feedback.tsx'

interface DeedOptions<Given, Answer> {
  readonly work: (given: Given) => Promise<Answer>
  /** The first parts of the answers that are stale after it. */
  readonly stale: readonly string[]
  readonly done?: string
  readonly onDone?: (answer: Answer) => void
  /** Follows in either case. */
  readonly onEnd?: () => void
}

/** Does one thing; a refusal is shown by itself, and what became stale is asked anew. */
export function useDeed<Given = void, Answer = unknown>(options: DeedOptions<Given, Answer>) {
  const { work, stale, done, onDone, onEnd } = options
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: work,
    onSuccess: (answer) => {
      if (done !== undefined) presentSuccess(done)
      onDone?.(answer)
    },
    onSettled: async () => {
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })))
      onEnd?.()
    },
  })
  return { run: mutate, busy: isPending }
}
