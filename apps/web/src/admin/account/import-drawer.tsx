import type { ImportAnswer } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { useState } from 'react'
import { useDeed } from '../kit/use-deed.ts'
import { importUsers, USERS_KEY } from './calls.ts'
import { ImportDone } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportStart } from './import-start.tsx'

const WIDTH = 820

/** Users out of a workbook: chosen, tried, and then added, all of them or none. */
export function ImportDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const [tried, setTried] = useState<{ readonly file: File; readonly answer: ImportAnswer } | null>(null)
  const [done, setDone] = useState<ImportAnswer | null>(null)
  const attempt = useDeed<File, { file: File; answer: ImportAnswer }>({
    work: async (file) => ({ file, answer: await importUsers(file, true) }),
    stale: [],
    onDone: setTried,
  })
  const add = useDeed<File, { file: File; answer: ImportAnswer }>({
    work: async (file) => ({ file, answer: await importUsers(file, false) }),
    stale: [USERS_KEY],
    onDone: ({ file, answer }) => (answer.faults.length > 0 ? setTried({ file, answer }) : setDone(answer)),
  })
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
          <ImportStart busy={attempt.busy || add.busy} again={tried !== null} onFile={attempt.run} />
          {tried && (
            <ImportPreview
              name={tried.file.name}
              answer={tried.answer}
              busy={add.busy}
              onAdd={() => add.run(tried.file)}
            />
          )}
        </>
      )}
    </Drawer>
  )
}
