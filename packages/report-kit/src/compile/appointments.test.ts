import type { TruckAppointmentFact } from '@quaywise/domain'
import { readerOf, workedQuestion } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED_MORNING } from '@quaywise/testing/worked-morning'
import { at } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { excludedRows } from './excluded-rows.ts'

/* Of `docs/worked-morning.md`: AP7 is booked for 10:30 to 11:00, falls due at 11:30 and counts as missed at 13:00. */
const AFTERNOON = { from: at('11:00'), to: at('14:00') }
const MEASURES = [
  'appointments_booked',
  'appointments_due',
  'appointments_kept',
  'appointments_early',
  'appointments_late',
  'appointments_missed',
] as const

const ap7 = WORKED_MORNING.truck_appointment?.find(({ appointment_id: id }) => id === 'AP7')
const like = (id: string, changed: Partial<TruckAppointmentFact>): TruckAppointmentFact => {
  if (!ap7) throw new Error('The worked morning has an appointment AP7.')
  return { ...ap7, appointment_id: id, ...changed }
}

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, {
    ...WORKED_MORNING,
    truck_appointment: [
      ...(WORKED_MORNING.truck_appointment ?? []),
      like('told by nobody', { slot_from: at('11:00'), slot_to: at('11:30'), source: 'edifact' }),
      like('came', { slot_from: at('11:00'), slot_to: at('11:30'), arrived_at: at('11:50') }),
    ],
  })
})
afterAll(() => stores.close())

const countAt = async (now: number | undefined): Promise<readonly unknown[]> => {
  const { rows } = await answer(
    workedQuestion({ window: AFTERNOON, measures: MEASURES, now }),
    readerOf(stores.store),
  )
  return MEASURES.map((measure) => rows[0]?.[measure])
}
const leftOutAt = (now: number) =>
  excludedRows(
    'appointments_due',
    'appointments_due',
    workedQuestion({ window: AFTERNOON, measures: [], now }),
    readerOf(stores.store),
  )

test('a truck that was booked and never came is a no-show once it counts as missed, whatever its state', async () => {
  expect(await countAt(at('13:00'))).toEqual([3, 2, 1, 0, 0, 1])
  expect(await countAt(undefined)).toEqual([3, 2, 1, 0, 0, 1])
})

test('until then its appointment is open, and one that came is counted', async () => {
  expect(await countAt(at('12:59'))).toEqual([3, 1, 1, 0, 0, 0])
  expect(await leftOutAt(at('12:59'))).toMatchObject({ still_open: 1, arrival_untold: 1 })
})

test('none is due before its time, though its truck came early', async () =>
  expect(await countAt(at('11:55'))).toEqual([1, 0, 0, 0, 0, 0]))

test('of messages that tell no arrival nothing is made', async () =>
  expect(await leftOutAt(at('13:00'))).toEqual({ arrival_untold: 1 }))
