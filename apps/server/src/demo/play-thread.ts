import { parentPort, workerData } from 'node:worker_threads'
import { placesOf, planOf, SCENARIOS } from '@quaywise/simulation'
import { BatchMaker } from './batch-maker.ts'
import type { Batch, PlayFor, Wish } from './play-protocol.ts'
import { Plays } from './plays.ts'

const { scenario, span }: PlayFor = workerData
let plays: Plays | null = null

const places = (): readonly Batch[] => {
  const maker = new BatchMaker()
  for (const { table, row } of placesOf(SCENARIOS[scenario])) maker.add(table, row)
  return maker.finish()
}

const grant = (wish: Wish): readonly Batch[] => {
  if (wish.kind === 'places') return places()
  plays ??= new Plays(planOf(SCENARIOS[scenario], span))
  return plays.stretch(wish.stretch)
}

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
