import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { OverlayDialog } from '../../shell/overlay-dialog.tsx'

interface PasswordDialogProps {
  readonly name: string
  readonly password: string
  readonly onClose: () => void
}

/** A password that was made up, shown this once. */
export function PasswordDialog({ name, password, onClose }: PasswordDialogProps) {
  const say = useText()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(password)
    setCopied(true)
  }
  const title = say('users.password.title', { name })
  return (
    <OverlayDialog label={title} shape="card" onClose={onClose}>
      <h2 className="admin__ask">{title}</h2>
      <p className="admin__told">{say('users.password.text')}</p>
      <output className="users__secret" dir="ltr">
        {password}
      </output>
      <div className="admin__buttons">
        <span role="status" className="users__copied">
          {copied && say('users.password.copied')}
        </span>
        <button type="button" className="qw-button" onClick={() => void copy()}>
          {say('users.password.copy')}
        </button>
        <button type="button" className="qw-button qw-button--primary" onClick={onClose}>
          {say('users.password.close')}
        </button>
      </div>
    </OverlayDialog>
  )
}
