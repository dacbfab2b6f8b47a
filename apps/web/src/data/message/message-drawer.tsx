import type { MessageRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageQuery } from '../calls.ts'
import { saveAs } from '../download.ts'
import { Failure } from '../failure.tsx'
import { readableText } from './message-lines.ts'
import './message.css'

const WIDTH = 860

interface MessageDrawerProps {
  readonly message: Pick<MessageRow, 'batchId' | 'seq' | 'type' | 'reference'>
  readonly onClose: () => void
}

/** One message: made readable, or as it came. */
export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  const say = useText()
  const [plain, setPlain] = useState(false)
  const { batchId, seq, type, reference } = message
  const { data, error, refetch } = useQuery(messageQuery(batchId, seq))
  const title = [type, reference].filter(Boolean).join(' · ') || say('data.message')
  const save = () =>
    data && saveAs(new Blob([data.text], { type: 'text/plain' }), `${type || 'message'}-${seq}.txt`)
  return (
    <Drawer title={title} open width={WIDTH} closeLabel={say('report.close')} onClose={onClose}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data && (
        <>
          <div className="message__tools">
            <label className="panel-check">
              <input type="checkbox" checked={plain} onChange={() => setPlain(!plain)} />
              {say('data.message.asItCame')}
            </label>
            <button type="button" className="qw-button" onClick={save}>
              {say('data.message.save')}
            </button>
          </div>
          {data.cut && <p className="batch__hint">{say('data.message.cut')}</p>}
          <pre className="message__text" dir="ltr">
            {plain ? data.text : readableText(data.text)}
          </pre>
        </>
      )}
    </Drawer>
  )
}
