import { useText } from '@quaywise/i18n'
import { ContextMenu, Icon } from '@quaywise/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadExport } from '../../report/export/download-export.ts'
import { useSession } from '../../session/session.ts'
import { useLog } from './log-context.ts'

/** The rows that are asked for, as a file. */
export function LogExport() {
  const say = useText()
  const { filter } = useLog()
  const { authorities } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') =>
      downloadExport({
        path: `/v1/log/export?format=${format}`,
        body: filter,
        signal: new AbortController().signal,
        onBytes: () => undefined,
      }),
  })
  if (!authorities.uiAuthorities.includes('export')) return null
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: say(`log.export.${format}`),
    onSelect: () => mutate(format),
  }))
  return (
    <>
      <button
        type="button"
        className="qw-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="save" size={14} /> {say('export.title')}
      </button>
      {anchor && (
        <ContextMenu
          items={items}
          anchor={anchor}
          label={say('export.title')}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
