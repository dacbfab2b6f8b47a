import type { PanelData } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { Series } from '@quaywise/ui'
import { useMemo } from 'react'
import { useReport } from '../page/report-view.ts'
import { choiceOf } from '../query/compare.ts'

/** What the numbers of the page are compared with, in words; undefined where nothing is compared. */
export function useAgainst(): string | undefined {
  const say = useText()
  const choice = choiceOf(useReport().compare)
  return choice && say(`report.compare.${choice}`)
}

/** Says below a title by what sign the compared numbers are told; of an answer without any, that there are none. */
export function useComparedNote(data: PanelData | undefined, sign: string): string | undefined {
  const say = useText()
  const what = useAgainst()
  if (what === undefined || data?.compare === undefined) return undefined
  return data.compare === null ? say('report.compared.nothing') : `${sign} ${what}`
}

/** Compared series with their names: what they are of, and of which period. */
export function useComparedLabels(compared: readonly Series[]): readonly Series[] {
  const against = useAgainst() ?? ''
  return useMemo(
    () =>
      compared.map((each) => ({
        ...each,
        label: [each.label, against].filter(Boolean).join(' · '),
      })),
    [compared, against],
  )
}
