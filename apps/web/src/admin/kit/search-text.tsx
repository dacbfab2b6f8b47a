import { useEffect, useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'

const SETTLE_MS = 300

interface SearchTextProps {
  /** The field of the address that holds the text. */
  readonly field: string
  readonly label: string
}

/** A text that a list is searched for, once it stood still for a moment. */
export function SearchText({ field, label }: SearchTextProps) {
  const { query } = useTab()
  const value = query[field] ?? ''
  return <TextInput key={value} field={field} label={label} value={value} />
}

function TextInput({ field, label, value }: SearchTextProps & { readonly value: string }) {
  const { setQuery } = useTab()
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => setQuery({ [field]: text || undefined, page: undefined }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [field, text, value, setQuery])
  return (
    <input
      type="search"
      maxLength={200}
      className="data-filters__name"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
