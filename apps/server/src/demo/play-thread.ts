import { parentPort, workerData } from 'node:worker_threads'
import { type Emit, openingOf, type Plan, placesOf, planOf, SCENARIOS } from '@quaywise/simulation'
import { BatchMaker } from './batch-maker.ts'
import type { Batch, PlayFor, Wish } from './play-protocol.ts'
import { Plays } from './plays.ts'
import { stepBack } from './step-back.ts'

const { scenario, span }: PlayFor = workerData
let plan: Plan | null = null
let plays: Plays | null = null

const planned = (): Plan => {
  plan ??= planOf(SCENARIOS[scenario], span)
  return plan
}

const batchesOf = (tell: (add: Emit) => void): readonly Batch[] => {
  const maker = new BatchMaker()
  tell(({ table, row }) => maker.add(table, row))
  return maker.finish()
}

const grant = (wish: Wish): readonly Batch[] => {
  if (wish.kind === 'stretch') {
    plays ??= new Plays(planned())
    return plays.stretch(wish.stretch)
  }
  return batchesOf((add) => {
    if (wish.kind === 'places') placesOf(SCENARIOS[scenario]).forEach(add)
    else openingOf(planned(), span.from - 1, add)
  })
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
