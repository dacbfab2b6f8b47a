import { datasetOf } from '@quaywise/metrics'
import { afterAll, beforeAll } from 'vitest'
import { choicesOf } from './choices.ts'
import { factsOf } from './facts.ts'
import { proveBoxes } from './invariants/boxes-three-ways.ts'
import { proveCallHours } from './invariants/call-hours.ts'
import { proveCallSums } from './invariants/call-sums.ts'
import { CLOSED_AFTER, ClosedPeriod, proveClosedPeriod } from './invariants/closed-period.ts'
import { proveCycles } from './invariants/cycles.ts'
import { proveMachineTime } from './invariants/machine-time.ts'
import { proveRates } from './invariants/rates.ts'
import { proveRoom } from './invariants/room.ts'
import { proveRows } from './invariants/rows-behind.ts'
import { proveShifts } from './invariants/shifts.ts'
import { proveStock } from './invariants/stock.ts'
import { proveTableTotals } from './invariants/table-totals.ts'
import { proveWaits } from './invariants/waits.ts'
import { proveWaterfall } from './invariants/waterfall.ts'
import { proveLedger } from './ledger/ledger-proof.ts'
import { proveLittle } from './little/little.ts'
import { LoadedTerminal, WEEKS } from './loaded-terminal.fixture.ts'
import type { Proving } from './proving.ts'

type Ready = Proving & { readonly closed: ClosedPeriod }

const ready: Ready[] = []
const loaded = (): Ready => {
  const [proving] = ready
  if (!proving) throw new Error('nothing is loaded yet')
  return proving
}

beforeAll(async () => {
  const terminal = await LoadedTerminal.open()
  for (let week = 0; week < CLOSED_AFTER; week++) await terminal.playNext()
  const closed = await ClosedPeriod.keep(terminal, datasetOf)
  for (let week = CLOSED_AFTER; week < WEEKS; week++) await terminal.playNext()
  ready.push({ terminal, closed, choices: await choicesOf(terminal), facts: await factsOf(terminal) })
}, 600_000)
afterAll(() => loaded().terminal.stores.close())

proveLedger(() => loaded().terminal)
proveLittle(() => loaded().terminal)
proveBoxes(loaded)
proveMachineTime(loaded)
proveRates(loaded)
proveWaterfall(loaded)
proveStock(loaded)
proveCallHours(loaded)
proveRows(loaded)
proveTableTotals(loaded)
proveShifts(loaded)
proveClosedPeriod(loaded)
proveWaits(loaded)
proveCycles(loaded)
proveCallSums(loaded)
proveRoom(loaded)
