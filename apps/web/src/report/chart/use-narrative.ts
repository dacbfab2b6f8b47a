import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { UseQueryResult } from '@tanstack/react-query'
import { useReport } from '../page/report-view.ts'
import { usePanel } from '../panel/use-panel.ts'
import { driversModel } from './drivers-model.ts'
import { type Sentence, sentencesOf } from './narrative-sentences.ts'
import { useDriverWords } from './use-driver-words.ts'

/** The period in sentences, once all that they are made of is known. `panel` tells its longest stops. */
export function useNarrative(panel: PanelInfo): {
  readonly query: UseQueryResult<PanelData>
  readonly sentences: readonly Sentence[]
} {
  const say = useText()
  const { report, words } = useReport()
  const told = useDriverWords()
  const of = (kind: PanelInfo['kind']) => report.panels.find((each) => each.kind === kind)
  const [tiles, tree, losses] = [of('kpis'), of('drivers'), of('pareto')]
  const summary = usePanel(tiles ?? panel, { enabled: tiles !== undefined })
  const drivers = usePanel(tree ?? panel, { enabled: tree !== undefined })
  const lost = usePanel(losses ?? panel, { enabled: losses !== undefined })
  const stops = usePanel(panel)
  const waiting = [summary, drivers, lost].find(({ data, isFetching }) => !data && isFetching)
  const facts = {
    tiles: summary.data?.rows ?? [],
    drivers: drivers.data ? driversModel(drivers.data) : null,
    losses: lost.data?.rows ?? [],
    stops: stops.data?.rows ?? [],
  }
  return { query: waiting ?? stops, sentences: sentencesOf(facts, { say, words, told }) }
}
