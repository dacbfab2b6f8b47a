import type { Say } from '@quaywise/i18n'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'

interface Told {
  readonly say: Say
  readonly words: Words
}

/** The bottleneck in words: what it is, what shows it, how sure it is. */
export interface BottleneckWords {
  readonly head: string
  readonly evidence: readonly string[]
}

const amount = (row: Row, key: string, unit: string, { words }: Told): string =>
  words.amount(numberIn(row[key]), unit)

/** A loss of less than this many minutes proves nothing. */
const WORTH = 1

/** What the last hour says: the root, what was lost with it, the crane that lost most and what its vehicles met. */
export function bottleneckWords(row: Row, told: Told): BottleneckWords {
  const { say, words } = told
  const root = nameIn(row.bottleneck_root)
  if (root === null) return { head: say('bottleneck.none'), evidence: outside(row, told) }
  const head =
    root === 'QC'
      ? say('bottleneck.cranes')
      : say('bottleneck.is', { root: say(`bottleneck.root.${known(root)}`) })
  const sure = say('bottleneck.sure', { share: words.number(numberIn(row.confidence), '%') })
  return { head, evidence: [...lost(row, root, told), ...worst(row, root, told), ...queue(row, told), sure] }
}

const ROOTS = ['AGV', 'ASC_WATER', 'ASC_LAND', 'GATE', 'SHIP_PLAN'] as const

const known = (root: string): (typeof ROOTS)[number] => ROOTS.find((each) => each === root) ?? 'SHIP_PLAN'

function outside(row: Row, { say, words }: Told): readonly string[] {
  const share = numberIn(row.outside_share) ?? 0
  return share < 0.03 ? [] : [say('bottleneck.outside', { share: words.number(share, '%') })]
}

function lost(row: Row, root: string, told: Told): readonly string[] {
  const { say, words } = told
  const values = {
    minutes: amount(row, 'lost_minutes', 'min', told),
    boxes: Math.round(numberIn(row.lost_boxes) ?? 0),
    share: words.number(numberIn(row.lost_share), '%'),
    worked: words.number(numberIn(row.worked_share), '%'),
  }
  return [say(root === 'QC' ? 'bottleneck.lost.cranes' : 'bottleneck.lost', values)]
}

function worst(row: Row, root: string, told: Told): readonly string[] {
  const { say, words } = told
  const crane = nameIn(row.crane)
  if (crane === null || (numberIn(row.crane_wait_minutes) ?? 0) < WORTH) return []
  const toldRoot = nameIn(row.told_root) ?? ''
  const cause =
    root === 'QC' || root === 'SHIP_PLAN' ? categoryOf(toldRoot, words) : words.key('wait_root', toldRoot)
  const values = { crane, cause, minutes: amount(row, 'crane_wait_minutes', 'min', told) }
  return [
    say(root === 'QC' || root === 'SHIP_PLAN' ? 'bottleneck.crane.lost' : 'bottleneck.crane.waited', values),
  ]
}

/** A loss of a crane is laid to a category of its time, or to itself as the root of a wait at the platform. */
const categoryOf = (key: string, words: Words): string =>
  words.key(key === 'QC' || key === 'SHIP_PLAN' ? 'wait_root' : 'category', key)

function queue(row: Row, told: Told): readonly string[] {
  const { say } = told
  const [block, agvs] = [nameIn(row.block), numberIn(row.queued_agvs) ?? 0]
  if (block === null || agvs < 1) return []
  const first = say('bottleneck.queue', { agvs, block })
  if ((numberIn(row.reshuffle_minutes) ?? 0) < WORTH) return [first]
  return [
    first,
    say('bottleneck.reshuffle', { block, minutes: amount(row, 'reshuffle_minutes', 'min', told) }),
  ]
}
