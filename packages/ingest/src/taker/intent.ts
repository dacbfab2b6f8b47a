import type { FactName } from '@quaywise/domain'
import type { FactPorts } from './fact-ports.ts'

/** The name under which writes to one table of one terminal take turns. */
export const turnOf = (terminalId: string, table: FactName): string => `${terminalId}/${table}`

/** Finishes the write of a name that was begun and not done. Only who holds the turn of that name may ask. */
export const finishIntent = async (
  ports: Pick<FactPorts, 'intent' | 'dropOlder' | 'dropIntent'>,
  name: string,
): Promise<void> => {
  const intent = await ports.intent(name)
  if (intent === null) return
  await ports.dropOlder(intent)
  await ports.dropIntent(name)
}
