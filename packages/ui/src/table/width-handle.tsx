import type { KeyboardEvent, PointerEvent } from 'react'
import { leastWidth, mostWidth } from './layout.ts'

type WidthHandleProps = {
  label: string
  width: number | undefined
  /** Null: as wide as it was at first. */
  onWidth: (width: number | null) => void
}

const step = 16

const headOf = (handle: Element): HTMLElement | null => handle.closest('th')

/** The `col` of the column that a handle belongs to: it follows the pointer before anything is drawn anew. */
function colOf(handle: Element): HTMLElement | null {
  const head = headOf(handle)
  if (!(head instanceof HTMLTableCellElement)) return null
  return head.closest('table')?.querySelectorAll<HTMLElement>('col')[head.cellIndex] ?? null
}

/** The edge of a title: dragging it, or the arrow keys on it, change the width; Home and a double click reset it. */
export function WidthHandle({ label, width, onWidth }: WidthHandleProps) {
  const begin = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget
    const [col, start] = [colOf(handle), headOf(handle)?.offsetWidth ?? 0]
    const towards = getComputedStyle(handle).direction === 'rtl' ? -1 : 1
    const from = event.clientX
    let wanted = start
    handle.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) => {
      wanted = Math.max(leastWidth, Math.min(mostWidth, start + (clientX - from) * towards))
      if (col) col.style.inlineSize = `${wanted}px`
    }
    const end = () => {
      handle.removeEventListener('pointermove', move)
      if (wanted !== start) onWidth(wanted)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const towards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const now = headOf(event.currentTarget)?.offsetWidth ?? 0
    if (event.key === 'ArrowRight') onWidth(now + step * towards)
    else if (event.key === 'ArrowLeft') onWidth(now - step * towards)
    else if (event.key === 'Home') onWidth(null)
    else return
    event.preventDefault()
  }
  return (
    <span
      className="qw-table__edge qw-focusable"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      aria-valuenow={width ?? leastWidth}
      tabIndex={0}
      onPointerDown={begin}
      onKeyDown={press}
      onDoubleClick={() => onWidth(null)}
    />
  )
}
