import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import { presentError, presentSuccess } from '../../api/feedback.tsx'
import { showFieldFaults } from './field-faults.ts'

interface SaveOptions<Fields, Answer> {
  readonly form: FormInstance
  readonly save: (fields: Fields) => Promise<Answer>
  /** The first parts of the answers that are stale after it. */
  readonly stale: readonly string[]
  /** What is announced when it was done. */
  readonly done?: string
  readonly onDone: (answer: Answer) => void
}

/** Saves a form: faults of fields stand at them, other refusals are told as one, and what became stale is asked anew. */
export function useSave<Fields, Answer>(options: SaveOptions<Fields, Answer>) {
  const { form, save, stale, done, onDone } = options
  const client = useQueryClient()
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    meta: { quiet: true },
    onMutate: () => setFault(null),
    onError: (error) => {
      const told = showFieldFaults(form, error)
      if (told === undefined) presentError(error)
      else setFault(told)
    },
    onSuccess: async (answer) => {
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })))
      if (done !== undefined) presentSuccess(done)
      onDone(answer)
    },
  })
  return { save: mutate, busy: isPending, fault }
}
