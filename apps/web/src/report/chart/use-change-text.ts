import type { Cell } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useCallback } from 'react'
import { numberIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { deltaOf } from '../tiles/delta.ts'

const SIGNS = { up: '▲', down: '▼', flat: '■' } as const

/** Writes the change of a number against what it is compared with; undefined where one of the two is not known. */
export function useChangeText() {
  const say = useText()
  const { words, metrics } = useReport()
  return useCallback(
    (measure: string, cell: Cell | undefined, before: Cell | undefined): string | undefined => {
      const points = say('report.points')
      const delta = deltaOf(numberIn(cell), numberIn(before), metrics.get(measure), words, points)
      return delta && `${SIGNS[delta.direction]} ${delta.text}`
    },
    [say, words, metrics],
  )
}
