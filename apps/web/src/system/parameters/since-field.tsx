import { useText } from '@quaywise/i18n'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { useId } from 'react'
import { useParameterText } from './use-parameter-text.ts'

interface SinceFieldProps {
  readonly value: Dayjs | null
  /** Where what is taken back began. */
  readonly begins: string | null
  readonly fault: string | undefined
  readonly onChange: (value: Dayjs | null) => void
}

/** From when on something is taken back: all of it, or from a time that is chosen. */
export function SinceField({ value, begins, fault, onChange }: SinceFieldProps) {
  const say = useText()
  const { words } = useParameterText()
  const [field, told] = [useId(), useId()]
  const hint = begins && say('parameters.rollBack.from.hint', { from: words.instant(begins, 'dated') })
  return (
    <div className="parameters__why">
      <label htmlFor={field}>{say('parameters.rollBack.from')}</label>
      <DatePicker
        id={field}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        placeholder={say('parameters.rollBack.trace')}
        value={value}
        aria-describedby={told}
        {...(fault === undefined ? {} : { status: 'error' as const })}
        onChange={onChange}
      />
      <small id={told} className={fault === undefined ? undefined : 'parameters__wrong'}>
        {fault ?? hint}
      </small>
    </div>
  )
}
