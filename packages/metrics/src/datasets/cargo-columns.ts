/** What plans, lists and orders say of a container: by what they may be cut. */
export const cargoDimensions = {
  pol: { sql: 'pol', type: 'text' },
  pod: { sql: 'pod', type: 'text' },
  iso_type: { sql: 'iso_type', type: 'text' },
  length_ft: { sql: 'length_ft', type: 'number' },
  full_empty: { sql: 'full_empty', type: 'key' },
  reefer: { sql: 'reefer', type: 'number' },
  imo_class: { sql: 'imo_class', type: 'text' },
} as const

/** The same as columns of the rows behind a number. */
export const cargoRows = {
  container_no: { sql: 'container_no', type: 'text' },
  iso_type: { sql: 'iso_type', type: 'text' },
  full_empty: { sql: 'full_empty', type: 'key' },
  weight: { sql: 'gross_kg / 1000', type: 'number', unit: 't' },
  pol: { sql: 'pol', type: 'text' },
  pod: { sql: 'pod', type: 'text' },
  imo_class: { sql: 'imo_class', type: 'text' },
} as const

/**
 * The rows of a table with `call_at`, the instant by which calls are put in order: what is planned for a call lies in
 * time where the call does, not where its messages were written.
 */
export const atCall = (rows: string): string => `SELECT * FROM (${rows}) AS planned INNER JOIN (
      SELECT visit_id, sort_at AS call_at FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}
    ) AS c USING (visit_id)`
