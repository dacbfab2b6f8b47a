import { useText } from '@quaywise/i18n'
import { Icon } from '@quaywise/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useReport } from '../page/report-view.ts'
import { StatementSheet } from './statement-sheet.tsx'

/** Opens the statement of facts of the call that the page is about. */
export function StatementButton() {
  const say = useText()
  const { call } = useReport()
  const [open, setOpen] = useState(false)
  if (!call) return null
  return (
    <>
      <button type="button" className="qw-button statement__open" onClick={() => setOpen(true)}>
        <Icon name="save" size={14} />
        {say('call.statement')}
      </button>
      {open && createPortal(<StatementSheet onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
