import { type KeyboardEvent, useState } from 'react'
import type { MarkEvent } from '../chart/series.ts'
import { type HeatPlace, movePlace } from './heat-layout.ts'

type HeatKeys = {
  rows: number
  columns: number
  rtl: boolean
  idOf: (place: HeatPlace) => string
  onChoose: (place: HeatPlace, event: MarkEvent) => void
}

/** Keeps the cell that the keyboard stands on; Enter selects it, Shift+F10 opens its menu. */
export function useHeatKeys({ rows, columns, rtl, idOf, onChoose }: HeatKeys) {
  const [place, setPlace] = useState<HeatPlace>({ row: 0, column: 0 })
  const [focused, setFocused] = useState(false)
  const choose = (kind: MarkEvent['kind']) => {
    const box = document.getElementById(idOf(place))?.getBoundingClientRect()
    onChoose(place, { kind, clientX: box?.left ?? 0, clientY: box?.bottom ?? 0 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose('select')
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) choose('menu')
    const next = movePlace(place, event.key, rows, columns, rtl)
    if (next === place) return
    event.preventDefault()
    setPlace(next)
  }
  const handlers = { onKeyDown, onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
  return { active: focused ? place : null, activeId: focused ? idOf(place) : undefined, handlers }
}
