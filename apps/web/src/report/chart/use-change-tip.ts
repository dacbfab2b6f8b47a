import type { Cell, PanelData, PanelInfo } from '@quaywise/contract'
import type { TooltipRow } from '@quaywise/ui'
import { useMemo } from 'react'
import { numberIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import type { SeriesModel } from './series-model.ts'
import { useChangeText } from './use-change-text.ts'

type Tip = ({ index }: { readonly index: number }) => readonly TooltipRow[]

/** The lines of a compared chart's tooltip: each series with its change; nothing where nothing is compared. */
export function useChangeTip(
  panel: PanelInfo,
  model: SeriesModel,
  data: PanelData,
): { readonly tooltip?: Tip } {
  const changeText = useChangeText()
  const { words, metrics } = useReport()
  return useMemo(() => {
    if (!data.compare) return {}
    const amount = (cell: Cell | undefined, measure: string) =>
      words.amount(numberIn(cell), metrics.get(measure)?.unit ?? null)
    const tooltip: Tip = ({ index }) => {
      const rows = model.series.map(({ key, label, tone }): TooltipRow => {
        const measure = panel.series ? (panel.measures[0] ?? '') : key
        const [cell, before] = [model.cellAt(key, index), model.beforeAt(key, index)]
        return { label, tone, value: amount(cell, measure), note: changeText(measure, cell, before) }
      })
      if (!panel.line) return rows
      const [over, before] = [model.overAt(index), model.overBeforeAt(index)]
      const note = changeText(panel.line, over, before)
      return [...rows, { label: words.measure(panel.line), value: amount(over, panel.line), note }]
    }
    return { tooltip }
  }, [panel, model, data.compare, words, metrics, changeText])
}
