import { type Key, mix, uniform } from '../engine/random.ts'

const ROTA = 20_000
const ROTAS = 3

/**
 * The trucks of the hauliers on one gate day. A truck works every third day, so that none is still here
 * from the day before, and comes back on its day only when it has surely left.
 */
export class TrucksOfDay {
  readonly #first: number
  readonly #returning: number
  readonly #sent: number[] = []
  readonly #away: { readonly truck: number; readonly free: number }[][] = []

  constructor(day: number, returning: number) {
    this.#first = (day % ROTAS) * ROTA
    this.#returning = returning
  }

  /** The truck of the next visit of a haulier, in order of arrival; it is away until `until`. */
  send(haulier: number, key: Key, arrivedAt: number, until: number): number {
    const away = this.#away[haulier] ?? []
    this.#away[haulier] = away
    const back = away[0]
    if (back && back.free <= arrivedAt && uniform(key, 95) < this.#returning) {
      away.shift()
      away.push({ truck: back.truck, free: until })
      return back.truck
    }
    const sent = this.#sent[haulier] ?? 0
    this.#sent[haulier] = sent + 1
    away.push({ truck: this.#first + (sent % ROTA), free: until })
    return this.#first + (sent % ROTA)
  }
}

/** The truck of an appointment that was lost: none that visits. */
export const spareTruck = (key: Key): number => ROTAS * ROTA + (mix(key, 96) % ROTA)
