import { useEffect, useState } from 'react'

type Meter = typeof import('@quaywise/contract/password-strength')

let fetched: Promise<Meter> | null = null

/** The meter and its word lists are fetched when the first password is typed. */
const meter = (): Promise<Meter> => {
  fetched ??= import('@quaywise/contract/password-strength')
  return fetched
}

/** How hard a password is to guess; null while nothing is typed, or not known yet. */
export function useStrength(password: string, words: readonly string[]) {
  const [found, setFound] = useState<{ password: string; strength: ReturnType<Meter['passwordStrength']> }>()
  const known = words.join('\n')
  useEffect(() => {
    if (password === '') return
    let left = false
    void meter().then(({ passwordStrength }) => {
      if (!left) setFound({ password, strength: passwordStrength(password, known.split('\n')) })
    })
    return () => {
      left = true
    }
  }, [password, known])
  return password !== '' && found ? found.strength : null
}

/** Whether a password is as strong as the rules ask for; true where that cannot be told here. */
export async function isAccepted(
  password: string,
  least: Parameters<Meter['isStrongEnough']>[1],
  words: readonly string[],
): Promise<boolean> {
  try {
    const { isStrongEnough, passwordStrength } = await meter()
    return isStrongEnough(passwordStrength(password, words), least)
  } catch {
    return true
  }
}
