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

/** Moves the focus over the cells with the arrow keys; Shift+F10 opens a cell's menu, Enter presses it. */
export function useHeatKeys({ rows, columns, rtl, idOf, onChoose }: HeatKeys) {
  const [stop, setStop] = useState<HeatPlace>({ row: 0, column: 0 })
  const keysAt = (place: HeatPlace) => (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault()
      const box = event.currentTarget.getBoundingClientRect()
      onChoose(place, { kind: 'menu', clientX: box.left, clientY: box.bottom })
    }
    const next = movePlace(place, event.key, rows, columns, rtl)
    if (next === place) return
    event.preventDefault()
    setStop(next)
    document.getElementById(idOf(next))?.focus()
  }
  const isStop = (place: HeatPlace) =>
    place.row === Math.min(stop.row, rows - 1) && place.column === stop.column
  return { keysAt, isStop }
}
