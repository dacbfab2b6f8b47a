import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { type Credentials, signIn } from '../session/sign-in.ts'

/** Signs in; a refusal comes back as the sentence to show at the form, a lost network is shown elsewhere. */
export function useSignIn(onDone: () => void) {
  const say = useText()
  const attempt = useMutation({
    mutationFn: (credentials: Credentials) => signIn(credentials),
    onSuccess: onDone,
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
    submit: (credentials: Credentials) => attempt.mutate(credentials),
    pending: attempt.isPending,
    failure: attempt.error === null ? null : sentence(attempt.error),
  }
}
