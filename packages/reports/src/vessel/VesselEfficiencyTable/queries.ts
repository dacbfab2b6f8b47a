import type { CustomQuery } from '@quaywise/report-kit/compile'
import { engineInstant } from '@quaywise/report-kit/compile'

const inList = (column: string, values: readonly string[] | undefined, name: string): string =>
  values ? ` AND ${column} IN {${name}:Array(String)}` : ''

/** The plan and the stay of each call that touches the window, one bar a stay, in the order of berths. */
export const queries: Readonly<Record<string, CustomQuery>> = {
  berths: (question) => {
    const valuesOf = (dimension: string) =>
      question.restrictions.find((r) => r.dimension === dimension)?.values.map((v) => v ?? '')
    const [trunk, own, line, visit] = ['trunk_branch', 'own_ship', 'line', 'visit'].map(valuesOf)
    const sql = `SELECT t.berth_id AS berth, v.visit_id AS visit, trim(BOTH ' ' FROM concat(v.vessel, ' ', v.voyage_out)) AS visit_name,
  toString(v.trunk_branch) AS trunk_branch, t.started AS started_at, t.ended AS ended_at, v.etb AS plan_start, v.etd AS plan_end
FROM (SELECT * FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}) AS v
INNER JOIN (
  SELECT visit_id, toString(berth_id) AS berth_id, min(started_at) AS started, max(ended_at) AS ended
  FROM quaywise.visit_time FINAL WHERE terminal_id = {terminal:String} AND category != 'WAIT' GROUP BY visit_id, berth_id
) AS t ON t.visit_id = v.visit_id
WHERE t.ended > {from:DateTime64(3, 'UTC')} AND t.started < {to:DateTime64(3, 'UTC')}${inList('v.trunk_branch', trunk, 'trunk')}${inList('v.own_ship', own, 'own')}${inList('v.line', line, 'line')}${inList('v.visit_id', visit, 'visit')}
ORDER BY berth, started_at LIMIT 2000`
    return {
      sql,
      params: {
        terminal: question.terminal,
        from: engineInstant(question.window.from),
        to: engineInstant(question.window.to),
        ...(trunk ? { trunk } : {}),
        ...(own ? { own } : {}),
        ...(line ? { line } : {}),
        ...(visit ? { visit } : {}),
      },
      applies: ['trunk_branch', 'own_ship', 'line', 'visit'],
      compares: true,
      columns: [
        { key: 'berth', unit: null, role: 'dimension', type: 'key' },
        { key: 'visit', unit: null, role: 'dimension', type: 'key' },
        { key: 'visit_name', unit: null, role: 'attribute', type: 'text' },
        { key: 'trunk_branch', unit: null, role: 'attribute', type: 'key' },
        { key: 'started_at', unit: null, role: 'attribute', type: 'instant' },
        { key: 'ended_at', unit: null, role: 'attribute', type: 'instant' },
        { key: 'plan_start', unit: null, role: 'attribute', type: 'instant' },
        { key: 'plan_end', unit: null, role: 'attribute', type: 'instant' },
      ],
    }
  },
}
