import type { PanelInfo } from '@quaywise/contract'
import type { PlanLine } from '@quaywise/ui'
import { useMemo } from 'react'
import { useReport } from '../page/report-view.ts'

/** The axis of the measure drawn over the bars where it has another unit than they; undefined where they share one. */
export function useRightAxis(panel: PanelInfo): PlanLine['right'] {
  const { words, metrics } = useReport()
  return useMemo(() => {
    const unitOf = (measure: string | undefined) => metrics.get(measure ?? '')?.unit ?? null
    const unit = unitOf(panel.line)
    if (panel.line === undefined || unit === unitOf(panel.measures[0])) return undefined
    return {
      unit: words.unit(unit),
      write: (value) => words.amount(value, unit),
      formatTick: (value) => words.tick(value, unit),
    }
  }, [panel, words, metrics])
}
