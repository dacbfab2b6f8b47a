import { newId } from '@quaywise/admin-store'
import type { ParameterKey, ParameterValues } from '@quaywise/domain'
import type { TestApp } from './app.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

/** Makes a parameter hold a value, for facts of any time or from an instant on. */
export const setParameter = async <Key extends ParameterKey>(
  { admin }: Pick<TestApp, 'admin'>,
  key: Key,
  value: ParameterValues[Key],
  effectiveFrom: Date = LONG_AGO,
): Promise<void> => {
  const now = new Date()
  await admin.transaction(async (tx) => {
    const base = (await admin.parameters.newest(tx)).get(key) ?? 0
    const change = {
      ...{ id: newId(), values: [{ key, value, base, effectiveFrom }], state: 'approved' as const },
      ...{ reason: 'a test', by: { id: 'test', name: 'Test' } },
    }
    await admin.parameters.add(change, now, tx)
  })
}
