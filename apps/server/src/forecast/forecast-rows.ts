import type { ForecastFact } from '@quaywise/domain'
import { type CallFacts, type Experience, Forecaster, marksOf, naiveOf } from '@quaywise/forecast'

/** What was expected at some instants of a call, by the model and by the naive rate: facts to be kept. */
export const forecastRows = (
  terminal: string,
  call: CallFacts,
  experience: Experience,
  looks: readonly number[],
): readonly ForecastFact[] => {
  const forecaster = new Forecaster(experience)
  return looks.flatMap((at): ForecastFact[] => {
    const made = forecaster.completion(call, at)
    if (!made) return []
    const shared = {
      ...{ terminal_id: terminal, visit_id: call.visit, made_at: at, source: 'FORECAST' },
      ...{ done_boxes: made.standing.done, planned_boxes: made.standing.planned },
    }
    const naive = naiveOf(made.standing)
    const model = { ...shared, method: 'MODEL', etc_p10: made.p10, etc_p50: made.p50, etc_p90: made.p90 }
    if (naive === null) return [model]
    return [model, { ...shared, method: 'NAIVE', etc_p10: naive, etc_p50: naive, etc_p90: naive }]
  })
}

/** The instants of a finished call at which forecasts are judged. */
export const judgedLooks = (call: CallFacts): readonly number[] => marksOf(call).map(({ at }) => at)
