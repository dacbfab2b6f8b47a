import type { PanelInfo } from '@quaywise/contract'
import { useReport } from '../page/report-view.ts'

/** Beside a list of the machines there is a line of this height for each; a map among charts keeps to their height. */
const MOST = { list: 640, among: 400 } as const
const USUAL = 340
const LEAST = 200
const ROW = 26
const EDGE = 46

/** The height of a panel with a row for each crane, within what reads well; the same for all that stand in a line. */
export function useMachineHeight({ kind, span, y }: PanelInfo): number {
  const { conditions } = useReport()
  const machines = conditions?.equipment.qc.length
  if (y !== 'crane' || machines === undefined) return USUAL
  const most = kind === 'heatmap' && span === 6 ? MOST.among : MOST.list
  return Math.max(LEAST, Math.min(most, EDGE + machines * ROW))
}
