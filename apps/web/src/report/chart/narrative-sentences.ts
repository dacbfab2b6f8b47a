import type { Say } from '@quaywise/i18n'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'
import type { DriversModel, DriverTerm } from './drivers-model.ts'
import type { useDriverWords } from './use-driver-words.ts'

/** What the sentences are made of. */
export interface NarrativeFacts {
  readonly tiles: readonly Row[]
  readonly drivers: DriversModel | null
  readonly losses: readonly Row[]
  readonly stops: readonly Row[]
}

interface NarrativeWords {
  readonly say: Say
  readonly words: Words
  readonly told: ReturnType<typeof useDriverWords>
}

/** One sentence and what it is about. */
export interface Sentence {
  readonly key: 'work' | 'rate' | 'losses' | 'weather' | 'stop'
  readonly text: string
}

/** A factor that moved the rate by less than this share of it is not worth a word. */
const WORTH = 0.01
/** A stop shorter than this many minutes is nothing out of the ordinary. */
const LONG_STOP = 10

/** A period told from templates: what was done, what moved its rate, what was lost to what, and its longest stops. */
export function sentencesOf(facts: NarrativeFacts, words: NarrativeWords): readonly Sentence[] {
  return [
    ...workDone(facts.tiles, words),
    ...rateMoved(facts.drivers, words),
    ...lossesBy(facts.losses, words),
    ...weather(facts.stops, words),
    ...longestStop(facts.stops, words),
  ]
}

function workDone(tiles: readonly Row[], { say, words }: NarrativeWords): readonly Sentence[] {
  const row = tiles.find(({ measure }) => measure === 'plan_share')
  const done = numberIn(row?.numerator)
  if (done === null || done === 0) return []
  const boxes = Math.round(done)
  const [plan, share] = [numberIn(row?.denominator), numberIn(row?.value)]
  if (plan === null || share === null) return [{ key: 'work', text: say('narrative.done', { boxes }) }]
  const values = { boxes, plan: words.number(plan, 'box'), share: words.number(share, '%') }
  return [{ key: 'work', text: say('narrative.donePlan', values) }]
}

function rateMoved(model: DriversModel | null, all: NarrativeWords): readonly Sentence[] {
  const { say, words, told } = all
  if (!model || model.rate.value === null) return []
  const { rate, factors } = model
  const now = `${told.value(rate, rate.value)} ${told.unit(rate) ?? ''}`
  const name = words.measure(rate.measure)
  if (rate.effect === null || rate.before === null)
    return [{ key: 'rate', text: say('narrative.rateAlone', { rate: name, now }) }]
  const worth = factors.filter(({ effect }) => Math.abs(effect ?? 0) >= WORTH * (rate.value ?? 0))
  const ordered = [...worth].sort((a, b) => Math.abs(b.effect ?? 0) - Math.abs(a.effect ?? 0))
  const way = Math.sign(rate.effect)
  const listed = (terms: readonly DriverTerm[]) =>
    terms
      .map((term) => `${words.measure(term.measure)} (${told.signed(term.effect)})`)
      .join(say('narrative.and'))
  const along = ordered.filter(({ effect }) => (effect ?? 0) * way > 0).slice(0, 2)
  const against = ordered.filter(({ effect }) => (effect ?? 0) * way < 0).slice(0, 2)
  const values = { rate: name, now, before: told.value(rate, rate.before), effect: told.signed(rate.effect) }
  const head = say(way < 0 ? 'narrative.rateDown' : 'narrative.rateUp', values)
  const because = along.length > 0 ? say('narrative.because', { factors: listed(along) }) : ''
  const but = against.length > 0 ? say('narrative.but', { factors: listed(against) }) : ''
  return [
    {
      key: 'rate',
      text: [head, because, but].filter(Boolean).join(say('narrative.join')) + say('narrative.end'),
    },
  ]
}

function lossesBy(rows: readonly Row[], { say, words }: NarrativeWords): readonly Sentence[] {
  const lost = rows.flatMap((row) => {
    const minutes = numberIn(row.lost_minutes) ?? 0
    return minutes > 0
      ? [{ key: nameIn(row.category) ?? '', minutes, boxes: numberIn(row.lost_boxes) ?? 0 }]
      : []
  })
  const whole = lost.reduce((sum, { minutes }) => sum + minutes, 0)
  const [first, second] = lost
  if (!first || whole < 1) return []
  const boxes = lost.reduce((sum, each) => sum + each.boxes, 0)
  const named = [first, ...(second ? [second] : [])].map(
    ({ key, minutes }) => `${words.key('category', key)} ${words.number(minutes / whole, '%')}`,
  )
  const values = {
    minutes: words.amount(whole, 'min'),
    boxes: Math.round(boxes),
    causes: named.join(say('narrative.and')),
  }
  return [{ key: 'losses', text: say('narrative.losses', values) }]
}

const stopOf = (row: Row, words: Words) => ({
  from: words.instant(nameIn(row.started_at), 'time'),
  to: words.instant(nameIn(row.ended_at), 'time'),
  minutes: words.amount(numberIn(row.stop_minutes), 'min'),
})

function weather(stops: readonly Row[], { say, words }: NarrativeWords): readonly Sentence[] {
  const row = stops.find(({ category }) => category === 'WEATHER')
  if (!row) return []
  const values = { ...stopOf(row, words), cranes: numberIn(row.stop_cranes) ?? 1 }
  return [{ key: 'weather', text: say('narrative.weather', values) }]
}

function longestStop(stops: readonly Row[], { say, words }: NarrativeWords): readonly Sentence[] {
  const row = stops.find(({ category }) => category !== 'WEATHER')
  if (!row || (numberIn(row.stop_minutes) ?? 0) < LONG_STOP) return []
  const values = {
    ...stopOf(row, words),
    crane: nameIn(row.crane) ?? '',
    cause: words.key('category', nameIn(row.category) ?? ''),
    ship: nameIn(row.visit_name) ?? '',
  }
  return [{ key: 'stop', text: say('narrative.stop', values) }]
}
