import { useReport } from '../page/report-view.ts'

const MOST = 340
const LEAST = 200
const ROW = 30
const EDGE = 46

/** The height of a panel with a row for each crane, within what reads well; the same for all that stand in a line. */
export function useMachineHeight(dimension: string | undefined): number {
  const { conditions } = useReport()
  const machines = conditions?.equipment.qc.length
  if (dimension !== 'crane' || machines === undefined) return MOST
  return Math.max(LEAST, Math.min(MOST, EDGE + machines * ROW))
}
