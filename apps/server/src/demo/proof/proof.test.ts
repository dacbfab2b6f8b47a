import { afterAll, beforeAll } from 'vitest'
import { proveLedger } from './ledger/ledger-proof.ts'
import { LoadedTerminal } from './loaded-terminal.ts'

const opened: LoadedTerminal[] = []
const loaded = (): LoadedTerminal => {
  const [terminal] = opened
  if (!terminal) throw new Error('nothing is loaded yet')
  return terminal
}

beforeAll(async () => {
  const terminal = await LoadedTerminal.open()
  opened.push(terminal)
  for (let week = 0; week < 4; week++) await terminal.playNext()
}, 600_000)
afterAll(() => loaded().stores.close())

proveLedger(loaded)
