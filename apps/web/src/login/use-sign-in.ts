import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import { ApiError, NetworkError } from '../api/api-error.ts'
import type { Halfway } from '../session/sign-in.ts'

/** Where a sign-in leads: in, or to its second factor. */
export interface SignInEnds {
  readonly onDone: () => void
  readonly onHalfway: (halfway: Halfway) => void
}

/** Takes one step of a sign-in; a refusal comes back as the sentence to show at the form. */
export function useSignIn<Given>(step: (given: Given) => Promise<Halfway | null>, ends: SignInEnds) {
  const say = useText()
  const attempt = useMutation({
    mutationFn: step,
    onSuccess: (halfway) => (halfway ? ends.onHalfway(halfway) : ends.onDone()),
    meta: { quiet: true },
  })
  const sentence = (error: unknown): string => {
    if (error instanceof NetworkError) return say('request.network.text')
    if (!(error instanceof ApiError)) return say('login.failed')
    if (error.code === 'WRONG_CREDENTIALS') return say('login.wrongCredentials')
    if (error.code === 'WRONG_CODE') return say('login.wrongCode')
    return error.message || say('login.failed')
  }
  return {
    submit: (given: Given) => attempt.mutate(given),
    pending: attempt.isPending,
    failure: attempt.error === null ? null : sentence(attempt.error),
  }
}
