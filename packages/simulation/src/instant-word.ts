const BASE = 36
const PAIR = BASE * BASE
/** Instants of eight signs: 1972 to 2059. */
const [FIRST, LAST] = [BASE ** 7, BASE ** 8 - 1]

const upper = (n: number): string => n.toString(BASE).toUpperCase()

/** Every pair of signs, made once: ids are asked for with every cycle. */
const PAIRS = Array.from({ length: PAIR }, (_, n) => upper(n).padStart(2, '0'))

const fourSigns = (n: number): string => `${PAIRS[Math.floor(n / PAIR)]}${PAIRS[n % PAIR]}`

/** An instant in epoch milliseconds as ids have it: in base 36, with capitals. */
export const instantWord = (at: number): string => {
  if (at < FIRST || at > LAST) return upper(at)
  const high = Math.floor(at / PAIR ** 2)
  return fourSigns(high) + fourSigns(at - high * PAIR ** 2)
}
