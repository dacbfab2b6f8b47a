import type { FactName, Facts } from '@quaywise/domain'
import type { Known } from '../../fact-format.ts'

/** The tables whose rows are looked up by one id, and the column that holds it. */
const ID_COLUMNS = {
  truck_appointment: 'appointment_id',
  verified_mass: 'container_no',
} as const satisfies { readonly [Name in FactName]?: keyof Facts[Name] }

type Looked = keyof typeof ID_COLUMNS

/** What is known of things by their ids, with what a chunk adds to it. */
export class KnownRows<Name extends Looked> {
  readonly #table: Name
  readonly #rows = new Map<string, Facts[Name]>()

  private constructor(table: Name, rows: readonly Facts[Name][]) {
    this.#table = table
    for (const row of rows) this.put(row)
  }

  /** Asks for the rows of all ids at once. */
  static async open<Name extends Looked>(
    table: Name,
    ids: readonly string[],
    terminalId: string,
    known: Known,
  ): Promise<KnownRows<Name>> {
    // Every one of these tables has its terminal and this id.
    const keys = [...new Set(ids)].map(
      (id) => ({ terminal_id: terminalId, [ID_COLUMNS[table]]: id }) as Partial<Facts[Name]>,
    )
    return new KnownRows(table, keys.length > 0 ? await known.rows(table, keys) : [])
  }

  get(id: string): Facts[Name] | undefined {
    return this.#rows.get(id)
  }

  put(row: Facts[Name]): void {
    const id = Object.entries(row).find(([column]) => column === ID_COLUMNS[this.#table])?.[1]
    this.#rows.set(String(id), row)
  }
}
