import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { PanelFrame, usePanelTitle } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { HandOverSheet } from './hand-over-sheet.tsx'
import { HandOverTables } from './hand-over-tables.tsx'
import { usePrint } from './use-print.ts'
import './hand-over.css'

const HEIGHT = 220

/** What a shift leaves to the next one, and the sheet of it for print. */
export function HandOverPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const title = usePanelTitle(panel.id)
  const query = usePanel(panel)
  const [printing, setPrinting] = useState(false)
  usePrint(printing, () => setPrinting(false))
  const print = (
    <button
      type="button"
      className="qw-button export-button"
      disabled={!query.data}
      onClick={() => setPrinting(true)}
    >
      {say('handOver.print')}
    </button>
  )
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={HEIGHT}
      skeleton="rows"
      asTable={false}
      actions={print}
      subtitle={say('handOver.means')}
    >
      {(data) => (
        <>
          <HandOverTables rows={data.rows} />
          {printing && createPortal(<HandOverSheet title={title} data={data} />, document.body)}
        </>
      )}
    </PanelFrame>
  )
}
