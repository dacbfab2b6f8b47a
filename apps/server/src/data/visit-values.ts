import type { Visit } from '@quaywise/ingest'

const HOUR_MS = 3_600_000

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** What a reading tells of a call of a vessel, for people to check; berth time in hours. */
export const visitValues = ({ visit, times }: Visit): Record<string, string | number | null> => {
  const atBerth = times.filter(({ category }) => category === 'BERTH')
  const berthMs = atBerth.reduce((sum, part) => sum + part.ended_at - part.started_at, 0)
  const { vessel, voyage_in, voyage_out, line, service, trunk_branch, own_ship, loa_m, berth_id } = visit
  return {
    ...{
      vessel,
      imo: visit.imo,
      voyage_in,
      voyage_out,
      line,
      service,
      trunk_branch,
      own_ship,
      berth: berth_id,
    },
    loa: loa_m,
    ata: instant(visit.ata),
    atb: instant(visit.atb),
    atd: instant(visit.atd),
    berth_hours: atBerth.length === 0 ? null : berthMs / HOUR_MS,
    remarks: visit.remarks,
  }
}
