import { type KeyboardEvent, useState } from 'react'
import { type Cursor, moveCursor } from './cursor.ts'
import { amountOf, type MarkEvent, type Series, type SeriesMark } from './series.ts'
import type { ChartHandle, DrawnMark } from './use-chart.ts'

type MarksInput = {
  series: readonly Series[]
  categories: readonly string[]
  unit: string
  formatValue: (value: number) => string
  onMark: ((mark: SeriesMark) => void) | undefined
}

function keyEvent(host: HTMLElement | null, kind: MarkEvent['kind']): MarkEvent {
  const box = host?.getBoundingClientRect()
  return { kind, clientX: (box?.left ?? 0) + (box?.width ?? 0) / 2, clientY: (box?.top ?? 0) + 40 }
}

function chosenBy(event: KeyboardEvent): MarkEvent['kind'] | null {
  if (event.key === 'Enter') return 'select'
  return event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey) ? 'menu' : null
}

function sayMark(cursor: Cursor | null, input: MarksInput): string {
  const series = cursor === null ? undefined : input.series[cursor.series]
  if (cursor === null || series === undefined) return ''
  return `${input.categories[cursor.index] ?? ''}, ${series.label}: ${amountOf(series, cursor.index, input)}`
}

/** Turns clicks on the drawing into marks of the given series; other drawn helpers are not marks. */
export function drawnMarkHandler({ series, onMark }: Pick<MarksInput, 'series' | 'onMark'>) {
  return (mark: DrawnMark) => {
    if (!series.some((each) => each.key === mark.seriesId)) return
    onMark?.({ seriesKey: mark.seriesId, index: mark.dataIndex, event: mark.event })
  }
}

/** Lets the keyboard walk over the marks of a chart: arrows move, Enter selects, Shift+F10 opens the menu. */
export function useSeriesMarks(handle: ChartHandle, input: MarksInput) {
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const choose = (kind: MarkEvent['kind']) => {
    const chosen = cursor === null ? undefined : input.series[cursor.series]
    if (cursor === null || chosen === undefined) return
    input.onMark?.({ seriesKey: chosen.key, index: cursor.index, event: keyEvent(handle.host.current, kind) })
  }
  const point = (next: Cursor | null) => {
    setCursor(next)
    const tip =
      next === null
        ? { type: 'hideTip' }
        : { type: 'showTip', seriesIndex: next.series, dataIndex: next.index }
    handle.chart.current?.dispatchAction(tip)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const kind = chosenBy(event)
    if (kind !== null) {
      event.preventDefault()
      choose(kind)
    }
    const next = moveCursor(cursor, event.key, input.categories.length, input.series.length)
    if (next === cursor) return
    event.preventDefault()
    point(next)
  }
  const place = { at: cursor?.index ?? 0, count: input.categories.length, said: sayMark(cursor, input) }
  return { cursor: place, onKeyDown, onBlur: () => point(null) }
}
