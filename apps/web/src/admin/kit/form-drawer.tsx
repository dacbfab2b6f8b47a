import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { Form, type FormInstance } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface FormDrawerProps<Fields extends object> {
  readonly title: string
  readonly form: FormInstance<Fields>
  readonly start: Partial<Fields>
  /** What the button that saves says. */
  readonly deed: string
  readonly busy: boolean
  /** What is wrong with the whole, not with one field. */
  readonly fault?: string | null
  readonly width?: number
  readonly onSave: (fields: Fields) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

const WIDTH = 520

/** A form in a drawer: its errors stand at its fields, and what was typed is not lost by a slip. */
export function FormDrawer<Fields extends object>(props: FormDrawerProps<Fields>) {
  const { title, form, start, deed, busy, fault, width = WIDTH, onSave, onClose, children } = props
  const say = useText()
  const [leaving, setLeaving] = useState(false)
  const leave = () => (form.isFieldsTouched() ? setLeaving(true) : onClose())
  return (
    <Drawer title={title} open width={width} closeLabel={say('report.close')} onClose={leave}>
      <Form<Fields>
        form={form}
        className="admin__form"
        layout="vertical"
        initialValues={start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={onSave}
        onKeyDownCapture={keepOpen}
      >
        {children}
        {fault && (
          <p className="admin__fault" role="alert">
            {fault}
          </p>
        )}
        <div className="admin__buttons admin__buttons--stuck">
          <button type="button" className="qw-button" onClick={leave}>
            {say('keep.cancel')}
          </button>
          <button type="submit" className="qw-button qw-button--primary" disabled={busy}>
            {deed}
          </button>
        </div>
      </Form>
      {leaving && (
        <ConfirmDialog
          title={say('admin.leave')}
          deed={say('admin.leave.deed')}
          danger
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {say('admin.leave.text')}
        </ConfirmDialog>
      )}
    </Drawer>
  )
}

/** Escape closes a list or a calendar that is open in the form, and not the drawer with it. */
function keepOpen(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  const field = event.target.closest('.ant-select-open, .ant-picker-focused')
  const lists = event.currentTarget
    .closest('dialog')
    ?.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')
  if (field?.matches('.ant-select-open') || (field && lists)) event.preventDefault()
}
