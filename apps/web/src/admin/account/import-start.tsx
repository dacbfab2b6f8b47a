import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { download } from '../../data/download.ts'
import { useDrop } from '../../data/use-drop.ts'
import { TEMPLATE_PATH } from './calls.ts'

interface ImportStartProps {
  readonly busy: boolean
  /** A file was tried already. */
  readonly again: boolean
  readonly onFile: (file: File) => void
}

/** The template to fill in, and where the filled one is chosen or dropped. */
export function ImportStart({ busy, again, onFile }: ImportStartProps) {
  const say = useText()
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = ([file]: readonly File[]) => {
    if (file && !busy) onFile(file)
  }
  const over = useDrop(place, take)
  const template = useMutation({
    mutationFn: () => download(TEMPLATE_PATH, `${say('users.import.template')}.xlsx`),
  })
  return (
    <div ref={place} className={over ? 'users__drop users__drop--over' : 'users__drop'}>
      <p>{say('users.import.text')}</p>
      <div>
        <button
          type="button"
          className="qw-button"
          disabled={template.isPending}
          onClick={() => template.mutate()}
        >
          {say('users.import.template')}
        </button>
        <button
          type="button"
          className={again ? 'qw-button' : 'qw-button qw-button--primary'}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {say(again ? 'users.import.again' : 'users.import.choose')}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
