import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { showFieldFaults } from '../admin/kit/field-faults.ts'
import { ApiError, NetworkError } from '../api/api-error.ts'

/** Sends a form of the pages before sign-in: what the server refuses stands at its field, or in a sentence above. */
export function useFormCall<Fields, Answer>(form: FormInstance, work: (fields: Fields) => Promise<Answer>) {
  const say = useText()
  const sent = useMutation({ mutationFn: work, meta: { quiet: true } })
  const sentence = (error: unknown): string | null => {
    if (error instanceof NetworkError) return say('request.network.text')
    if (!(error instanceof ApiError)) return say('request.failed')
    if (error.code === 'WRONG_CODE') return say('login.wrongCode')
    return error.message || say('request.failed')
  }
  const allAtFields = sent.error instanceof ApiError && sent.error.fields.length > 0
  return {
    submit: (fields: Fields) =>
      sent.mutate(fields, { onError: (error) => void showFieldFaults(form, error) }),
    pending: sent.isPending,
    answer: sent.data,
    failure: sent.error === null || allAtFields ? null : sentence(sent.error),
  }
}
