import type { EdifactItem } from './message/item.ts'
import type { MessageHead } from './message/message-head.ts'
import type { EdifactRejectionReason, EdifactWarningCode } from './reason.ts'

/** Where something stands in its file: line and segment count from 1, bytes from 0 up to `end`. */
export type Place = {
  readonly line: number
  readonly segment: number
  readonly offset: number
  readonly end: number
}

/** What made a notice or a rejection: the values to show with its sentence. */
export type Blame = {
  readonly tag?: string
  readonly value?: string
  readonly expected?: string
}

/** Something odd in a file that was taken all the same. */
export type EdifactNotice = Blame & {
  readonly code: EdifactWarningCode
  readonly line: number
  readonly segment: number
}

/** A part of a file that was not taken; the rest of the file is. `raw` is at most 2,000 characters. */
export type EdifactRejection = Blame &
  Place & {
    readonly scope: 'SEGMENT' | 'ITEM' | 'MESSAGE' | 'FILE'
    readonly reason: EdifactRejectionReason
    readonly raw: string
  }

/** What a message came to, when its last segment has been read. */
export type MessageEnd = {
  /** The number of the message in its file, from 1. */
  readonly message: number
  readonly place: Place
  readonly items: number
  readonly rejected: number
}

/** What a file yields, in its own order; a message comes before its items, its end behind them. */
export type EdifactReading =
  | { readonly kind: 'message'; readonly message: MessageHead }
  | { readonly kind: 'item'; readonly item: EdifactItem; readonly notices: readonly EdifactNotice[] }
  | { readonly kind: 'message-end'; readonly end: MessageEnd }
  | { readonly kind: 'rejection'; readonly rejection: EdifactRejection }
  | { readonly kind: 'notice'; readonly notice: EdifactNotice }
