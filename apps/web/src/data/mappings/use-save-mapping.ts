import { useText } from '@quaywise/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { presentSuccess } from '../../api/feedback.tsx'
import { INGEST_KEY, saveMapping } from '../calls.ts'

type Body = Readonly<Record<string, unknown>>

/** Where a mapping is kept; the server tells what is wrong with an id that is none. */
const addressOf = ({ id }: Body): string => String(id ?? '') || '-'

/** Keeps a mapping and opens it as it was kept; what is refused leads to the field that is named first. */
export function useSaveMapping(onOpen: (id: string) => void, onFault: (path: string) => void) {
  const say = useText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => saveMapping(addressOf(body), body),
    meta: { quiet: true },
    onError: (error) => {
      const [first] = error instanceof ApiError ? error.fields : []
      if (first) onFault(first.field)
    },
    onSuccess: async (kept) => {
      onOpen(kept.id)
      presentSuccess(say('data.mappings.saved', { id: kept.id }))
      await client.invalidateQueries({ queryKey: INGEST_KEY })
    },
  })
}
