import { useText } from '@quaywise/i18n'
import type { UiLabels } from '@quaywise/ui'
import { useMemo } from 'react'

/** The words of the controls that all panels have. */
export function useUiLabels(): UiLabels {
  const say = useText()
  return useMemo(
    () => ({
      close: say('report.close'),
      retry: say('report.retry'),
      viewAsTable: say('report.asTable'),
      viewAsChart: say('report.asChart'),
      info: say('report.explain'),
      showRows: say('report.showRows'),
      more: say('report.more'),
      notApplicable: say('report.notApplied.means'),
      noData: say('report.empty'),
    }),
    [say],
  )
}
