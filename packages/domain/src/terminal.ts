/** A container terminal as the product knows it: where it is, its zone, and how its clock runs. */
export type Terminal = {
  readonly id: string
  readonly name: string
  /** UN/LOCODE, five letters. */
  readonly locode: string
  /** IANA zone, such as `Asia/Shanghai`. */
  readonly zone: string
  /** `live`: real time. `frozen`: the clock stands at `frozenAt`, the end of the data. */
  readonly clock: 'live' | 'frozen'
  /** ISO instant; set when the clock is frozen. */
  readonly frozenAt: string | null
}
