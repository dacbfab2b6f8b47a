import { type MessageKey, useLocale, useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { useTab } from '../../workspace/tab-context.ts'
import { useData } from '../data-context.ts'
import { bytesText } from './bytes-text.ts'
import type { Target, Upload } from './upload-list.ts'

interface UploadRowProps {
  readonly upload: Upload
  /** How the files are to be read that are sent from now on. */
  readonly target: Target
}

/** One file on its way: how far it is, what became of it, and what can be done next. */
export function UploadRow({ upload, target }: UploadRowProps) {
  const say = useText()
  const { uploads } = useData()
  const { file, state, error } = upload
  const open = state === 'waiting' || state === 'sending'
  const again = state === 'failed' || state === 'cancelled'
  return (
    <li className={`upload upload--${state}`}>
      <bdi className="upload__name">{file.name}</bdi>
      <UploadWords upload={upload} />
      {again && (
        <button type="button" className="qw-button" onClick={() => uploads.again(upload, target)}>
          {say('data.upload.again')}
        </button>
      )}
      <IconButton
        icon="close"
        label={say(open ? 'data.upload.cancel' : 'data.upload.dismiss', { name: file.name })}
        onPress={() => (open ? uploads.cancel(upload) : uploads.remove(upload))}
      />
      {open && <UploadBar upload={upload} />}
      {error !== null && state === 'failed' && (
        <p className="upload__error" role="alert">
          {error}
        </p>
      )}
    </li>
  )
}

function UploadWords({ upload }: { readonly upload: Upload }) {
  const say = useText()
  const locale = useLocale()
  const { setQuery } = useTab()
  const { answer, sent, file, state } = upload
  if (answer) {
    const { accepted, duplicate, rejected, batchId } = answer
    return (
      <span className="upload__state" role="status">
        {say('data.upload.answer', { accepted, duplicate, rejected })}{' '}
        <button type="button" className="link-button" onClick={() => setQuery({ batch: batchId })}>
          {say(rejected > 0 ? 'data.upload.mend' : 'data.upload.open')}
        </button>
      </span>
    )
  }
  const amount = { sent: bytesText(Math.min(sent, file.size), locale), size: bytesText(file.size, locale) }
  const read = state === 'sending' && sent >= file.size
  return (
    <span className="upload__state" role="status">
      {state === 'sending'
        ? say(read ? 'data.upload.reading' : 'data.upload.sending', amount)
        : `${say(`data.upload.state.${state}` satisfies MessageKey)} · ${amount.size}`}
    </span>
  )
}

function UploadBar({ upload: { sent, file } }: { readonly upload: Upload }) {
  const share = file.size === 0 ? 0 : Math.min(1, sent / file.size)
  return (
    <progress className="upload__bar" aria-label={file.name} value={share} max={1}>
      {Math.round(share * 100)} %
    </progress>
  )
}
