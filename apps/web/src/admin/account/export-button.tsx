import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import { downloadExport } from '../../report/export/download-export.ts'
import { useSession } from '../../session/session.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { EXPORT_PATH } from './calls.ts'
import { searchOf } from './user-search.ts'

/** Saves the users that the list finds as a workbook; only for whoever may take files away. */
export function ExportButton() {
  const say = useText()
  const { query } = useTab()
  const { authorities } = useSession()
  const save = useMutation({
    mutationFn: () =>
      downloadExport({
        path: EXPORT_PATH,
        body: searchOf(query),
        signal: new AbortController().signal,
        onBytes: () => {},
      }),
  })
  if (!authorities.uiAuthorities.includes('export')) return null
  return (
    <button type="button" className="qw-button" disabled={save.isPending} onClick={() => save.mutate()}>
      {say('users.export')}
    </button>
  )
}
