import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** How hard a password is to guess. */
export type Strength = 'weak' | 'medium' | 'strong'

const ORDER: readonly Strength[] = ['weak', 'medium', 'strong']
/** Guesses need not be counted further into a long text. */
const LONGEST = 100
const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * The strength of a password by the guesses it takes (zxcvbn): weak below 10⁶, strong from 10¹⁰ on, medium
 * between. `words` are what a guesser knows of the person: the user name, the name, the phone.
 */
export const passwordStrength = (password: string, words: readonly string[] = []): Strength => {
  const { score } = meter.check(password.slice(0, LONGEST), words.filter(Boolean))
  if (score >= 4) return 'strong'
  return score >= 2 ? 'medium' : 'weak'
}

/** Whether a strength is at least the one asked for. */
export const isStrongEnough = (strength: Strength, least: Strength): boolean =>
  ORDER.indexOf(strength) >= ORDER.indexOf(least)
