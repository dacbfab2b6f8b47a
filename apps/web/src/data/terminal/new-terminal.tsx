import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { createTerminal } from '../calls.ts'
import { Failure } from '../failure.tsx'
import { NO_TERMINAL, type TerminalFields, terminalOf, wrongFields } from './terminal-fields.ts'
import { TerminalForm } from './terminal-form.tsx'
import './terminal.css'

const WIDTH = 480

/** The form tells it where it is wrong. */
const isAtField = (error: Error): boolean =>
  error instanceof ApiError && error.fields.some(({ field }) => field in NO_TERMINAL)

interface NewTerminalProps {
  /** Takes the id of the terminal that was made. */
  readonly onMade: (id: string) => void
}

/** Makes a terminal for data that comes without a mapping. */
export function NewTerminal({ onMade }: NewTerminalProps) {
  const say = useText()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [fields, setFields] = useState(NO_TERMINAL)
  const [tried, setTried] = useState(false)
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => createTerminal(terminalOf(fields)),
    meta: { quiet: true },
    onSuccess: async ({ id }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['session'] }),
        client.invalidateQueries({ queryKey: ['status'] }),
      ])
      setOpen(false)
      setFields(NO_TERMINAL)
      setTried(false)
      onMade(id)
    },
  })
  const wrong = wrongFields(fields)
  const change = (next: TerminalFields) => {
    reset()
    setFields(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.length === 0) mutate()
  }
  const show = () => {
    reset()
    setOpen(true)
  }
  return (
    <>
      <button type="button" className="qw-button" title={say('data.terminal.hint')} onClick={show}>
        {say('data.terminal.new')}
      </button>
      {data && !open && <p role="status">{say('data.terminal.created', { name: data.name })}</p>}
      {open && (
        <Drawer
          title={say('data.terminal.new')}
          open
          width={WIDTH}
          closeLabel={say('report.close')}
          onClose={() => setOpen(false)}
        >
          <form className="terminal-form" noValidate onSubmit={submit}>
            <p>{say('data.terminal.hint')}</p>
            <TerminalForm
              fields={fields}
              wrong={tried ? wrong : []}
              refused={error instanceof ApiError ? error.fields : []}
              onChange={change}
            />
            {error && !isAtField(error) && <Failure error={error} onRetry={() => mutate()} />}
            <div className="terminal-form__end">
              <button type="submit" className="qw-button qw-button--primary" disabled={isPending}>
                {say('data.terminal.create')}
              </button>
              <button type="button" className="qw-button" onClick={() => setOpen(false)}>
                {say('data.terminal.cancel')}
              </button>
            </div>
          </form>
        </Drawer>
      )}
    </>
  )
}
