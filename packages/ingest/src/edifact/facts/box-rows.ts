import type { ContainerVisitFact, TruckTransactionFact, TruckVisitFact } from '@quaywise/domain'
import type { TableRow } from '../../fact-format.ts'
import type { BoxStay } from './box-stays.ts'
import type { BoxWord } from './box-word.ts'
import { transactionOf, truckOf } from './gate-rows.ts'
import { instructionOf, liftOf, type MoveWord } from './quay-rows.ts'

/** The rows of a container's stays and deeds, each with the ids of the deeds that it follows from. */
export type BoxRows = readonly { readonly fact: TableRow; readonly deeds: readonly string[] }[]

/** A stay with its row. */
export type StayRow = { readonly stay: BoxStay; readonly row: ContainerVisitFact }

/** The rows that follow from the words of a container that hold, and from its stays. */
export const rowsOfBox = (
  place: { readonly terminalId: string; readonly containerNo: string },
  words: readonly BoxWord[],
  stays: readonly StayRow[],
): BoxRows => {
  const told = stays.filter(({ stay }) => stay.words.length > 0)
  return [
    ...told.map(({ stay, row }) => ({
      fact: { table: 'container_visit', row } as const,
      deeds: stay.words.map(({ id }) => id),
    })),
    ...words.flatMap((word) =>
      deedRows(place, word, stayOf(word, stays)).map((fact) => ({ fact, deeds: [word.id] })),
    ),
  ]
}

const stayOf = (word: BoxWord, stays: readonly StayRow[]): ContainerVisitFact | undefined =>
  (word.event
    ? stays.find(({ stay }) => stay.words.some(({ id }) => id === word.id))
    : stays.find(({ row }) => (row.arrived_at ?? word.at) <= word.at && (row.left_at ?? word.at) >= word.at)
  )?.row

const deedRows = (
  { terminalId, containerNo }: { readonly terminalId: string; readonly containerNo: string },
  word: BoxWord,
  stay: ContainerVisitFact | undefined,
): readonly TableRow[] => {
  // A container that is only restowed stays on board: it has no stay here.
  const unit = { terminalId, unitId: stay?.unit_id ?? containerNo, blockId: stay?.block_id ?? '' }
  if ('move' in word)
    return moveRows(word, { ...unit, lengthFt: word.cargo.length_ft || (stay?.length_ft ?? 0) })
  if (!word.passage.byTruck) return []
  const truck: TruckVisitFact = truckOf(word, terminalId)
  const transaction: TruckTransactionFact = transactionOf(word, unit)
  return [
    { table: 'truck_visit', row: truck },
    { table: 'truck_transaction', row: transaction },
  ]
}

const moveRows = (word: MoveWord, unit: Parameters<typeof liftOf>[1]): readonly TableRow[] => [
  { table: 'work_instruction', row: instructionOf(word, unit) },
  { table: 'che_cycle', row: liftOf(word, unit) },
]
