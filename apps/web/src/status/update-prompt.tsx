import { useText } from '@quaywise/i18n'
import { Button } from 'antd'
import { useState } from 'react'
import { useStatus } from './status.ts'
import './status.css'

/** Offers a reload once the server serves another build than the one this page was opened with. */
export function UpdatePrompt() {
  const say = useText()
  const buildId = useStatus()?.buildId
  const [openedWith, setOpenedWith] = useState<string | undefined>(undefined)
  if (buildId !== undefined && openedWith === undefined) setOpenedWith(buildId)
  if (buildId === undefined || openedWith === undefined || buildId === openedWith) return null
  return (
    <div className="notice" role="status">
      <span className="notice__text">
        <b>{say('shell.update.title')}</b> {say('shell.update.text')}
      </span>
      <Button size="small" type="primary" onClick={() => location.reload()}>
        {say('shell.update.refresh')}
      </Button>
    </div>
  )
}
