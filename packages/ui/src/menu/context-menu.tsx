import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { placeAtPoint } from '../overlay/place.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import type { Anchor } from '../overlay/use-placement.ts'
import './context-menu.css'

/** One action of a menu; `hint` says why it is disabled or which key does the same. */
export type MenuItem = {
  key: string
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
  danger?: boolean | undefined
  ruleBefore?: boolean | undefined
  onSelect: () => void
}

/** Opened at a point (right click) or below an element (the ⋯ button). */
export type ContextMenuProps = {
  items: readonly MenuItem[]
  anchor: Anchor | { x: number; y: number }
  label?: string | undefined
  onClose: () => void
}

function pointOf(anchor: ContextMenuProps['anchor'], rtl: boolean): { x: number; y: number } {
  if ('x' in anchor && !('width' in anchor)) return anchor
  const box = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : anchor
  if (!('left' in box)) return box
  return { x: rtl ? box.left + box.width : box.left, y: box.top + box.height + 4 }
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[(at + step + items.length) % items.length]?.focus()
}

/** The one menu of actions on a mark, cell or row; arrow keys move, Enter selects, Escape closes. */
export function ContextMenu({ items, anchor, label, onClose }: ContextMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ left: -1000, top: 0 })
  useOverlay(root, onClose)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const rtl = getComputedStyle(element).direction === 'rtl'
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const settle = () => {
      const extent = { width: element.offsetWidth, height: element.offsetHeight }
      setAt(placeAtPoint(pointOf(anchor, rtl), extent, viewport, rtl))
    }
    const observer = new ResizeObserver(settle)
    observer.observe(element)
    return () => observer.disconnect()
  }, [anchor])
  const first = items.find((item) => item.disabled !== true)?.key
  return (
    <div
      ref={root}
      popover="manual"
      role="menu"
      aria-label={label}
      className="qw-menu"
      style={at}
      onKeyDown={moveFocus}
    >
      {items.map((item) => (
        <div key={item.key} role="none">
          {item.ruleBefore === true && <hr className="qw-menu__rule" />}
          <button
            type="button"
            role="menuitem"
            className={classNames('qw-menu__item', item.danger === true && 'qw-menu__item--danger')}
            data-autofocus={item.key === first ? '' : undefined}
            disabled={item.disabled}
            onClick={() => {
              onClose()
              item.onSelect()
            }}
          >
            <span>{item.label}</span>
            {item.hint !== undefined && <span className="qw-menu__hint">{item.hint}</span>}
          </button>
        </div>
      ))}
    </div>
  )
}
