import { type CodeList, meaningOf } from '../segment/code-list.ts'
import { part, type Segment } from '../syntax/segment.ts'
import type { MessageType } from './message-type.ts'

/** Segments after which a message that says nothing of its type is given up. */
export const GUESS_SEGMENTS = 300

const DOCUMENTS: CodeList<MessageType> = {
  ...{ '34': 'CODECO', '36': 'CODECO', '44': 'COARRI', '46': 'COARRI', '119': 'COARRI', '122': 'COARRI' },
  ...{
    '43': 'COPRAR',
    '45': 'COPRAR',
    '118': 'COPRAR',
    '121': 'COPRAR',
    '98': 'COARRI',
    '270': 'COARRI',
    '749': 'VERMAS',
    '661': 'COPINO',
  },
  ...{ '11': 'COPARN', '12': 'COPARN', '126': 'COPARN' },
}
const INLAND = new Set(['2', '3', '8'])

/**
 * Tells the type of a message without head from its segments: the stow messages begin their items with a position,
 * the others with equipment, and differ in their document or in what the first item says. `MORE` until it can be told;
 * null where `complete` segments do not tell it.
 */
export const guessType = (segments: readonly Segment[], complete: boolean): MessageType | 'MORE' | null => {
  const anchors = segments.flatMap((segment, at) => (isAnchor(segment) ? [at] : []))
  const [first] = anchors
  if (first === undefined) return complete ? null : 'MORE'
  const head = segments.slice(0, first)
  if (segments[first]?.tag === 'LOC') return head.some(({ tag }) => tag === 'HAN') ? 'MOVINS' : 'BAPLIE'
  const bgm = head.find(({ tag }) => tag === 'BGM')
  const document = bgm ? meaningOf(DOCUMENTS, part(bgm, 1)) : null
  if (document) return document
  const second = segments.findIndex(({ tag }, at) => at > first && (tag === 'EQD' || tag === 'CNT'))
  if (second < 0 && !complete) return 'MORE'
  return byItem(segments.slice(first, second < 0 ? undefined : second))
}

const isAnchor = (segment: Segment): boolean =>
  segment.tag === 'EQD' || (segment.tag === 'LOC' && part(segment, 1) === '147')

const byItem = (item: readonly Segment[]): MessageType | null => {
  const has = (tag: string, test: (segment: Segment) => boolean): boolean =>
    item.some((segment) => segment.tag === tag && test(segment))
  if (has('DOC', (segment) => /^SM[12]$/i.test(part(segment, 1)))) return 'VERMAS'
  if (has('LOC', (segment) => part(segment, 1) === '147')) return 'COARRI'
  if (has('TDT', (segment) => INLAND.has(part(segment, 3)))) return 'CODECO'
  return has('DTM', (segment) => part(segment, 1) === '203') ? 'COARRI' : null
}
