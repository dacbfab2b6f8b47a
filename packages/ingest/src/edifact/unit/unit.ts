import type { Place } from '../reading.ts'
import type { DangerousGoods } from '../segment/dangerous-goods.ts'
import type { Equipment } from '../segment/equipment.ts'
import type { Moment } from '../segment/moment.ts'
import type { Oversize } from '../segment/oversize.ts'
import type { Party } from '../segment/party.ts'
import type { PlaceName } from '../segment/place-name.ts'
import type { Reference } from '../segment/reference.ts'
import type { Remark } from '../segment/remark.ts'
import type { Seal } from '../segment/seal.ts'
import type { StowPosition } from '../segment/stow-position.ts'
import type { Temperature } from '../segment/temperature.ts'
import type { Transport } from '../segment/transport.ts'
import type { Weight } from '../segment/weight.ts'

/** The segments of one item, read but not yet understood; the first of two that say the same counts. */
export type Unit = {
  readonly place: Place
  readonly equipment: Equipment | null
  readonly attached: readonly Equipment[]
  readonly position: StowPosition | null
  readonly places: readonly PlaceName[]
  readonly moments: readonly Moment[]
  readonly weights: readonly Weight[]
  readonly parties: readonly Party[]
  readonly references: readonly Reference[]
  readonly seals: readonly Seal[]
  readonly remarks: readonly Remark[]
  readonly dangerousGoods: readonly DangerousGoods[]
  readonly transports: readonly Transport[]
  readonly oversize: Oversize
  readonly temperature: Temperature
  /** How many such units an order is for. */
  readonly count: number | null
  /** The method by which a mass was verified: SM1 weighed, SM2 added up. */
  readonly weighingMethod: string | null
}
