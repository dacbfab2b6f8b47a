import { usePageText, useText } from '@quaywise/i18n'
import { ContextMenu, Icon } from '@quaywise/ui'
import { useState } from 'react'
import { useReport } from '../page/report-view.ts'
import { useExports } from './export-desk.ts'

/** The page as a workbook, its tables as CSV, and the page on paper. */
export function ExportMenu() {
  const say = useText()
  const text = usePageText()
  const desk = useExports()
  const { report } = useReport()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const tables = report.panels.filter(({ kind }) => kind === 'table')
  const files = desk.allowed
    ? [
        { key: 'workbook', label: say('export.workbook'), onSelect: () => desk.page() },
        ...tables.flatMap(({ id }) => {
          const panel = text(`panel.${report.id}.${id}`, id)
          return [
            { key: id, label: say('export.table', { panel }), onSelect: () => desk.page(id) },
            {
              key: `${id} noted`,
              label: say('export.tableNoted', { panel }),
              onSelect: () => desk.page(id, true),
            },
          ]
        }),
      ]
    : []
  const items = [
    ...files,
    { key: 'print', label: say('export.print'), ruleBefore: desk.allowed, onSelect: desk.print },
  ]
  return (
    <>
      <button
        type="button"
        className="qw-button export-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="save" size={14} />
        {say('export.title')}
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
