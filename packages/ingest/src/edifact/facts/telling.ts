import type { MaybeEpoch } from '@quaywise/domain'
import type { Origin } from '../../fact-format.ts'
import type { MessageHead } from '../message/message-head.ts'
import { instantOf } from './instant.ts'

/** The source of every row that a message makes. */
export const SOURCE = 'edifact'

type HeadStamps = Readonly<Record<'eta' | 'ata' | 'etd' | 'atd', MaybeEpoch>>

/** What a message says of all its items, as far as facts need it. */
export type Telling = {
  readonly head: MessageHead
  readonly terminalId: string
  readonly locode: string
  readonly zone: string
  /** When the message was written, by its own word; null where it does not say. */
  readonly at: MaybeEpoch
  /** What the head tells of the call. */
  readonly stamps: HeadStamps
  /** Orders what several messages say of one thing: when it was written, else when it arrived. */
  readonly version: number
  /** The message takes back what it names. */
  readonly cancels: boolean
  /** The message is all there is to say, and not an addition to or a deletion from an earlier one. */
  readonly whole: boolean
}

/** Understands the head of a message for a terminal. */
export const tellingOf = (head: MessageHead, { terminal, receivedAt }: Origin): Telling => {
  const { zone } = terminal
  const at = instantOf(head.issuedAt, zone) ?? instantOf(head.interchange?.sentAt ?? null, zone)
  return {
    head,
    terminalId: terminal.id,
    locode: terminal.locode,
    zone,
    at,
    stamps: {
      eta: instantOf(head.eta, zone),
      ata: instantOf(head.ata, zone),
      etd: instantOf(head.etd, zone),
      atd: instantOf(head.atd, zone),
    },
    version: at ?? receivedAt,
    cancels: head.function === 'CANCELLATION' || head.function === 'DELETION',
    whole: head.function !== 'ADDITION' && head.function !== 'DELETION' && head.function !== 'CHANGE',
  }
}

/** The first instant that the head tells: of the message, else of the call. The same message gives the same. */
export const firstInstant = ({ at, stamps: { ata, eta, atd, etd } }: Telling): MaybeEpoch =>
  at ?? ata ?? eta ?? atd ?? etd
