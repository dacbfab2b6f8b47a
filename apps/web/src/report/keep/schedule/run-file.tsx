import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { download } from '../../../data/download.ts'

interface RunFileProps {
  readonly schedule: string
  readonly run: string
  /** Where the file lies in the data folder of the server. */
  readonly file: string
}

/** The file of a run: a press saves it. */
export function RunFile({ schedule, run, file }: RunFileProps) {
  const say = useText()
  const [failed, setFailed] = useState(false)
  const name = file.split('/').at(-1) ?? file
  const save = () => {
    setFailed(false)
    download(`/v1/schedules/${schedule}/runs/${run}/file`, name).catch(() => setFailed(true))
  }
  return (
    <span className="keep__file">
      <button
        type="button"
        className="link-button"
        aria-label={say('keep.run.download', { file: name })}
        onClick={save}
      >
        <bdi>{name}</bdi>
      </button>
      {failed && <span role="alert"> {say('keep.run.gone')}</span>}
    </span>
  )
}
