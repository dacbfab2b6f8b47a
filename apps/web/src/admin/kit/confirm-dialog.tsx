import { useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'
import { OverlayDialog } from '../../shell/overlay-dialog.tsx'

interface ConfirmDialogProps {
  /** The question, with the name of what it is about. */
  readonly title: string
  /** What will happen. */
  readonly children: ReactNode
  /** The deed in a word or two: never only "OK". */
  readonly deed: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something is done that is felt, and says what it is. The focus begins on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, deed, danger = false, busy = false, onConfirm, onClose } = props
  const say = useText()
  return (
    <OverlayDialog label={title} shape="card" onClose={onClose}>
      <h2 className="admin__ask">{title}</h2>
      <div className="admin__told">{children}</div>
      <div className="admin__buttons">
        <button type="button" className="qw-button" onClick={onClose}>
          {say('keep.cancel')}
        </button>
        <button
          type="button"
          className={danger ? 'qw-button admin__danger' : 'qw-button qw-button--primary'}
          disabled={busy}
          onClick={onConfirm}
        >
          {deed}
        </button>
      </div>
    </OverlayDialog>
  )
}
