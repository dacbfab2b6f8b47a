import { parentPort, workerData } from 'node:worker_threads'
import { type Emission, openingOf, type Plan, placesOf, planOf, SCENARIOS } from '@quaywise/simulation'
import { BatchMaker } from './batch-maker.ts'
import type { Batch, PlayFor, Wish } from './play-protocol.ts'
import { Plays } from './plays.ts'
import { stepBack } from './step-back.ts'

const { scenario, span, detailFrom }: PlayFor = workerData
let plan: Plan | null = null
let plays: Plays | null = null

const planned = (): Plan => {
  plan ??= planOf(SCENARIOS[scenario], span)
  return plan
}

/** What stands before the first week: the places, the calls under way and the boxes in the yard. */
const opening = (): readonly Batch[] => {
  const maker = new BatchMaker()
  const add = ({ table, row }: Emission): void => maker.add(table, row)
  placesOf(SCENARIOS[scenario]).forEach(add)
  openingOf(planned(), span.from - 1, add)
  return maker.finish()
}

const grant = (wish: Wish): readonly Batch[] => {
  if (wish.kind === 'opening') return opening()
  plays ??= new Plays(planned(), detailFrom)
  return plays.stretch(wish.stretch)
}

stepBack()
parentPort?.on('message', (wish: Wish) => {
  try {
    const batches = grant(wish)
    parentPort?.postMessage(
      { batches },
      batches.map(({ bytes }) => bytes.buffer),
    )
  } catch (error) {
    plays = null
    parentPort?.postMessage({
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
