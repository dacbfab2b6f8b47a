import type { Question } from '@quaywise/report-kit/compile'

const COLUMNS: Readonly<Record<string, string>> = {
  trunk_branch: 'trunk_branch',
  own_ship: 'own_ship',
  line: 'line',
  visit: 'visit_id',
}

/** The dimensions of calls that own SQL can be restricted by. */
export const CALL_DIMENSIONS: readonly string[] = Object.keys(COLUMNS)

/** The restrictions of a question on calls as conditions on columns of `vessel_visit`, with their bound values. */
export const ofCalls = ({
  restrictions,
}: Question): { readonly where: string; readonly params: Readonly<Record<string, readonly string[]>> } => {
  const known = restrictions.filter(({ dimension }) => dimension in COLUMNS)
  return {
    where: known
      .map(({ dimension }, i) => ` AND ${COLUMNS[dimension]} IN {call_${i}:Array(String)}`)
      .join(''),
    params: Object.fromEntries(known.map(({ values }, i) => [`call_${i}`, values.map((v) => v ?? '')])),
  }
}
