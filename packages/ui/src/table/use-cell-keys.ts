import type { FocusEvent, KeyboardEvent } from 'react'

const OPEN = '.qw-table__open'

const buttonIn = (row: Element | null | undefined, column: number): HTMLElement | null =>
  (row as HTMLTableRowElement | null)?.cells[column]?.querySelector<HTMLElement>(OPEN) ?? null

/** The cell's button that a key leads to; null where the key leads nowhere. */
function target(cell: HTMLTableCellElement, key: string, rtl: boolean): HTMLElement | null {
  const row = cell.parentElement
  const at = cell.cellIndex
  const last = (row as HTMLTableRowElement | null)?.cells.length ?? 0
  const towards = rtl ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return buttonIn(row?.nextElementSibling, at)
    case 'ArrowUp':
      return buttonIn(row?.previousElementSibling, at)
    case 'ArrowRight':
      return buttonIn(row, at + towards)
    case 'ArrowLeft':
      return buttonIn(row, at - towards)
    case 'Home':
      return buttonIn(row, 0)
    case 'End':
      return buttonIn(row, last - 1)
    default:
      return null
  }
}

/** What a cell tells on one line, as a sheet takes it: what stands in other parts of it is parted by a space. */
function toldText(cell: HTMLTableCellElement): string {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  let told = ''
  let before: Node | null = null
  while (texts.nextNode()) {
    const { parentNode, textContent } = texts.currentNode
    told += before === null || before === parentNode ? textContent : ` ${textContent}`
    before = parentNode
  }
  return told.replace(/\s+/g, ' ').trim()
}

/** The text of a cell, or with Alt of its whole row, its cells parted by tabs. */
function copiedText(cell: HTMLTableCellElement, whole: boolean): string {
  const row = cell.parentElement
  if (!whole || !(row instanceof HTMLTableRowElement)) return toldText(cell)
  return [...row.cells].map(toldText).join('\t')
}

const asksToCopy = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && String(getSelection() ?? '') === ''

/**
 * Makes the cells of a table one stop of the Tab key: arrows, Home and End walk from cell to cell, Ctrl+C copies a
 * cell, with Alt its row.
 */
export function useCellKeys() {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>(OPEN) : null
    const cell = from?.closest('td')
    if (!from || !cell) return
    if (asksToCopy(event)) {
      event.preventDefault()
      void navigator.clipboard?.writeText(copiedText(cell, event.altKey))
      return
    }
    const to = target(cell, event.key, getComputedStyle(cell).direction === 'rtl')
    if (to === null) return
    event.preventDefault()
    to.focus()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.target.matches(OPEN)) return
    for (const other of event.currentTarget.querySelectorAll<HTMLElement>(`${OPEN}[tabindex="0"]`))
      other.tabIndex = -1
    event.target.tabIndex = 0
  }
  return { onKeyDown, onFocus }
}
