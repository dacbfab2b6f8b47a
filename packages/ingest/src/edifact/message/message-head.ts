import type { Place } from '../reading.ts'
import { type Moment, momentWith } from '../segment/moment.ts'
import { type Party, partyWith } from '../segment/party.ts'
import { type PlaceName, placeWith } from '../segment/place-name.ts'
import { type Reference, referenceWith } from '../segment/reference.ts'
import type { Remark } from '../segment/remark.ts'
import type { Stamp } from '../segment/stamp.ts'
import type { Transport } from '../segment/transport.ts'
import type { Unit } from '../unit/unit.ts'
import type { DocumentHead } from './document-head.ts'
import type { InterchangeHead } from './interchange-head.ts'
import type { MessageType } from './message-type.ts'

/** What names a message: its type, and the version of it that the sender speaks. */
export type MessageName = {
  readonly type: MessageType
  /** Whether the message says its type itself, or its segments tell it. */
  readonly toldBy: 'HEAD' | 'SEGMENTS'
  readonly version: string | null
  readonly release: string | null
  readonly agency: string | null
  readonly association: string | null
  readonly reference: string | null
}

/** The vessel that a message is about. */
export type Vessel = {
  readonly name: string | null
  readonly imo: string | null
  readonly callSign: string | null
  readonly voyage: string | null
  readonly carrier: string | null
  readonly carrierName: string | null
}

/** What a message says before its items. */
export type MessageHead = MessageName &
  DocumentHead & {
    /** The number of the message in its file, from 1. */
    readonly message: number
    readonly place: Place
    readonly interchange: InterchangeHead | null
    readonly issuedAt: Stamp | null
    readonly vessel: Vessel | null
    /** Another number of the voyage, where a reference gives one. */
    readonly otherVoyage: string | null
    readonly port: string | null
    readonly terminal: string | null
    readonly previousPort: string | null
    readonly nextPort: string | null
    readonly eta: Stamp | null
    readonly ata: Stamp | null
    readonly etd: Stamp | null
    readonly atd: Stamp | null
    readonly sender: string | null
    readonly recipient: string | null
    readonly operator: string | null
    readonly booking: string | null
    readonly transports: readonly Transport[]
    readonly places: readonly PlaceName[]
    readonly moments: readonly Moment[]
    readonly parties: readonly Party[]
    readonly references: readonly Reference[]
    readonly remarks: readonly Remark[]
  }

/** The names of a message, its number in the file and the interchange around it. */
export type MessageOrigin = {
  readonly name: MessageName
  readonly message: number
  readonly interchange: InterchangeHead | null
}

/** Understands the segments in front of the first item. */
export const messageHead = (origin: MessageOrigin, document: DocumentHead, unit: Unit): MessageHead => {
  const { places, moments, parties, references, transports, remarks } = unit
  const here = placeWith(places, '5', '41', '153', '165', '9', '11', '88')
  return {
    ...origin.name,
    ...document,
    message: origin.message,
    interchange: origin.interchange,
    place: unit.place,
    issuedAt: momentWith(moments, '137'),
    vessel: vesselOf(transports),
    otherVoyage: referenceWith(references, 'VON', 'VM'),
    port: placeWith(places, '5', '153', '165', '9', '11', '88')?.code ?? null,
    terminal: here?.terminal ?? places.find(({ terminal }) => terminal !== null)?.terminal ?? null,
    previousPort: placeWith(places, '94')?.code ?? null,
    nextPort: placeWith(places, '61')?.code ?? null,
    eta: momentWith(moments, '132', '232'),
    ata: momentWith(moments, '178'),
    etd: momentWith(moments, '133', '189'),
    atd: momentWith(moments, '136', '186'),
    sender: partyWith(parties, 'MS') ?? origin.interchange?.sender ?? null,
    recipient: partyWith(parties, 'MR') ?? origin.interchange?.recipient ?? null,
    operator: partyWith(parties, 'CF', 'CA'),
    booking: referenceWith(references, 'BN'),
    ...{ transports, places, moments, parties, references, remarks },
  }
}

/** The vessel among the means of transport: of the main carriage before any other. */
export const vesselOf = (transports: readonly Transport[]): Vessel | null => {
  const vessels = transports.filter(({ mode }) => mode === 'VESSEL')
  const found = vessels.find(({ stage }) => stage === '20') ?? vessels[0]
  if (!found) return null
  const { name, imo, id, journey, carrier, carrierName } = found
  // Some senders give the name where the call sign belongs.
  const callSign = id !== null && /^[A-Z0-9]{3,9}$/.test(id) ? id : null
  return { name: name ?? (callSign ? null : id), imo, callSign, voyage: journey, carrier, carrierName }
}

/** What carries a container on land: the truck, train or barge among the means of transport. */
export const inlandOf = (...transports: readonly Transport[]): Transport | null =>
  transports.find(({ mode }) => mode === 'TRUCK' || mode === 'RAIL' || mode === 'BARGE') ??
  transports.find(({ stage, mode }) => stage === '1' && mode !== 'VESSEL') ??
  null
