import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import type { TableLabels } from '@quaywise/ui'
import { useMemo } from 'react'

/** The words of a table's controls. */
export function useTableLabels(): TableLabels {
  const say = useText()
  const locale = useLocale()
  return useMemo(() => {
    const count = (value: number) => formatNumber(value, '1', locale)
    return {
      columns: say('report.table.columns'),
      previousPage: say('report.table.previous'),
      nextPage: say('report.table.next'),
      pageSize: say('report.table.size'),
      noData: say('report.empty'),
      filter: (column) => say('table.filter', { column }),
      resize: (column) => say('table.resize', { column }),
      pin: (column) => say('table.pin', { column }),
      earlier: (column) => say('table.earlier', { column }),
      later: (column) => say('table.later', { column }),
      reset: say('table.reset'),
      range: (from, to, total) =>
        say('report.table.range', { from: count(from), to: count(to), total: count(total) }),
    }
  }, [say, locale])
}
