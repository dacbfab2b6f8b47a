import { useEffect, useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'

const SETTLE_MS = 300

interface SearchTextProps {
  /** The field of the address that holds the text. */
  readonly field: string
  readonly label: string
}

/** A text that a list is searched for, once it stood still for a moment; the field keeps the focus meanwhile. */
export function SearchText({ field, label }: SearchTextProps) {
  const { query, setQuery } = useTab()
  const value = query[field] ?? ''
  const [text, setText] = useState(value)
  const [told, setTold] = useState({ seen: value, sent: value })
  if (told.seen !== value) {
    setTold({ seen: value, sent: value })
    // The address changed by other means than this field: a way back, or all filters were cleared.
    if (value !== told.sent) setText(value)
  }
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => {
      setTold((before) => ({ ...before, sent: text }))
      setQuery({ [field]: text || undefined, page: undefined })
    }, SETTLE_MS)
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
