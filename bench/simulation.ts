import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { playQueue } from '@quaywise/simulation/engine'
import { best, coreSeconds } from './simulation/core-seconds.ts'
import { holdEngine, holdPlainHeap } from './simulation/hold.ts'
import type { TerminalFigures } from './simulation/terminal.ts'
import { type Figure, tableOf } from './table/figures.ts'

const EVENTS = 5_000_000
const CUSTOMERS = 1_000_000
const WEEKS = 3

const customersPerS = (): number =>
  CUSTOMERS /
  coreSeconds(() =>
    playQueue({ servers: 3, load: 0.8, customers: CUSTOMERS, service: 'exponential', readAt: [] }),
  )

const terminalFigures = (): TerminalFigures => {
  const script = fileURLToPath(new URL('./simulation/terminal.ts', import.meta.url))
  return JSON.parse(execFileSync(process.execPath, [script, String(WEEKS)], { encoding: 'utf8' }))
}

/** Measures the simulator: engine, queue, full terminal and memory, all per second of one core. */
export const simulation = async (): Promise<readonly Figure[]> => {
  const engine = best(5, () => holdEngine(EVENTS))
  const plain = best(5, () => holdPlainHeap(EVENTS))
  const customers = best(3, customersPerS)
  const terminal = terminalFigures()
  const figures: Figure[] = [
    {
      name: 'Engine, hold model, 2,000 pending',
      value: engine,
      unit: 'events/s',
      aim: { at: 5e6, better: 'more' },
    },
    { name: 'Plain binary heap, same model', value: plain, unit: 'events/s' },
    { name: 'Engine to plain heap', value: engine / plain, unit: 'ratio' },
    { name: 'M/M/3 at 80 % load', value: customers, unit: 'customers/s', aim: { at: 1e6, better: 'more' } },
    { name: 'Full terminal', value: terminal.eventsPerS, unit: 'events/s', aim: { at: 3e5, better: 'more' } },
    { name: 'Full terminal, told', value: terminal.rowsPerS, unit: 'rows/s' },
    { name: 'Full terminal, played', value: terminal.daysPerS, unit: 'days/s' },
    { name: 'One week of it', value: terminal.weekS, unit: 's' },
    { name: 'Plan of 13 months', value: terminal.planS, unit: 's' },
    {
      name: `Peak memory, plan of 13 months and ${WEEKS} weeks`,
      value: terminal.peakGb,
      unit: 'GB',
      aim: { at: 1.5, better: 'less' },
    },
  ]
  console.log(tableOf(figures))
  return figures
}

if (import.meta.main) await simulation()
