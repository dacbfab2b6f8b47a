import type { VisitStamp } from '@quaywise/domain'
import type { JsonFault, JsonReason, JsonWarning } from '../json/reason.ts'
import type { Classifier, Phase, Service, ServiceEvent } from './code.ts'
import type { DcsaReason, DcsaWarning } from './reason.ts'

/** A vessel as a message names it; '' for what it does not tell. */
export type NamedVessel = {
  readonly imo: string
  readonly mmsi: string
  readonly name: string
  readonly callSign: string
  readonly loaM: number | null
}

/** By what names a message knows its call; '' for what it does not tell. */
export type CallNames = {
  readonly portCallId: string
  readonly portVisitReference: string
  readonly terminalCallId: string
  readonly terminalCallReference: string
  readonly serviceName: string
  readonly serviceCode: string
  readonly voyageIn: string
  readonly voyageOut: string
  readonly vessel: NamedVessel
  readonly omitted: boolean
}

/** A place: the UN/LOCODE of its port, the code of its terminal, its name. */
export type Place = { readonly locode: string; readonly facility: string; readonly name: string }

/** Boxes that a carrier expects to be moved, null for what it does not tell. */
export type ExpectedMoves = {
  readonly carrier: string
  readonly load: number | null
  readonly discharge: number | null
  readonly restow: number | null
}

/** One service of a call. */
export type CallService = {
  readonly serviceId: string
  readonly terminalCallId: string
  readonly service: Service
  readonly event: ServiceEvent | null
  readonly phase: Phase | null
  readonly place: Place
  readonly cancelled: boolean
  readonly moves: readonly ExpectedMoves[]
}

/** One word on a moment of a call: what is said of it, by whom, and when. */
export type CallWord = {
  /** The same word gives the same key for ever; a corrected one comes under the same key, with a later `toldAt`. */
  readonly key: string
  readonly repliesTo: string
  readonly call: CallNames
  readonly service: CallService
  readonly event: ServiceEvent
  readonly classifier: Classifier
  /** The stamp of the call that the word speaks of; null where none is kept, or the call is elsewhere. */
  readonly stamp: VisitStamp | null
  readonly at: number
  /** When it was said; null when the message does not tell. */
  readonly toldAt: number | null
  readonly reportedBy: string
  readonly remark: string
  readonly delayReasons: readonly string[]
  readonly forInformation: boolean
}

/** A time of a service that no message so far describes. */
type LooseWord = Pick<
  CallWord,
  | 'key'
  | 'repliesTo'
  | 'classifier'
  | 'at'
  | 'toldAt'
  | 'reportedBy'
  | 'remark'
  | 'delayReasons'
  | 'forInformation'
> & { readonly serviceId: string }

/** What is read of the state of a vessel under way. */
type VesselState = {
  readonly serviceId: string
  readonly place: Place
  readonly draftM: number | null
  readonly airDraftM: number | null
  readonly milesToPort: number | null
}

type Read =
  | { readonly kind: 'word'; readonly word: CallWord }
  | { readonly kind: 'loose-word'; readonly word: LooseWord }
  | { readonly kind: 'call'; readonly call: CallNames; readonly locode: string }
  | { readonly kind: 'service'; readonly call: CallNames; readonly service: CallService }
  | { readonly kind: 'vessel-state'; readonly state: VesselState }
  | { readonly kind: 'error-message'; readonly status: number | null; readonly texts: readonly string[] }
  | { readonly kind: 'other-standard'; readonly standard: string }

/** What a port-call file yields, in its order. `raw` is the text of the message that told it. */
export type DcsaReading =
  | (Read & { readonly line: number; readonly raw: string })
  | {
      readonly kind: 'notice'
      readonly code: DcsaWarning | JsonWarning
      readonly line: number
      readonly column?: string
    }
  | {
      readonly kind: 'rejection'
      readonly reason: DcsaReason | JsonReason
      readonly line: number
      readonly column?: string
      readonly value?: string
      readonly raw: string
    }
  | { readonly kind: 'fault'; readonly code: JsonFault }
