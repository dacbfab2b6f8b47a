import type { ImportAnswer } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { useState } from 'react'
import { ImportDone } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgressBar } from './import-progress.tsx'
import { ImportStart } from './import-start.tsx'
import { type Sent, useImport } from './use-import.ts'

const WIDTH = 820

/** Users out of a workbook: chosen, tried, and then added, all of them or none. */
export function ImportDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const [tried, setTried] = useState<Sent | null>(null)
  const [done, setDone] = useState<ImportAnswer | null>(null)
  const { send, run } = useImport((sent) =>
    sent.dry || sent.answer.faults.length > 0 ? setTried(sent) : setDone(sent.answer),
  )
  return (
    <Drawer
      title={say('users.import.title')}
      open
      width={WIDTH}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      {done ? (
        <ImportDone answer={done} onClose={onClose} />
      ) : (
        <>
          <ImportStart
            busy={run !== null}
            again={tried !== null}
            onFile={(file) => send({ file, dry: true })}
          />
          {run !== null && <ImportProgressBar run={run} />}
          {tried && (
            <ImportPreview
              name={tried.file.name}
              answer={tried.answer}
              busy={run !== null}
              onAdd={() => send({ file: tried.file, dry: false })}
            />
          )}
        </>
      )}
    </Drawer>
  )
}
