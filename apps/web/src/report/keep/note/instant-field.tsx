import { formatLocalMinute, parseLocalMinute } from '@quaywise/domain'
import { useState } from 'react'
import { useReport } from '../../page/report-view.ts'
import { TextField } from '../field.tsx'

interface InstantFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** An ISO instant. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** An instant as the wall clock of the terminal shows it: `YYYY-MM-DD HH:mm`. */
export function InstantField({ label, hint, value, onChange }: InstantFieldProps) {
  const { terminal } = useReport()
  const local = formatLocalMinute(Date.parse(value), terminal.zone)
  const [written, setWritten] = useState(local)
  const [seen, setSeen] = useState(local)
  if (seen !== local) {
    setSeen(local)
    setWritten(local)
  }
  const write = (text: string) => {
    setWritten(text)
    const instant = parseLocalMinute(text.trim(), terminal.zone)
    if (instant !== null) onChange(new Date(instant).toISOString())
  }
  return (
    <TextField
      label={label}
      hint={hint}
      required
      most={16}
      pattern="\d{4}-\d{2}-\d{2} \d{2}:\d{2}"
      value={written}
      onChange={write}
    />
  )
}
