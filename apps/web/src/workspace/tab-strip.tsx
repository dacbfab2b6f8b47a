import { useText } from '@quaywise/i18n'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ShellIcon } from '../shell/shell-icon.tsx'
import type { TabActions } from './tab-actions.ts'
import { TabMenu } from './tab-menu.tsx'
import { panelId, tabId } from './tab-panel.tsx'
import { HOME_PATH, type Tab, type Tabs } from './tabs.ts'
import { usePageName } from './use-page-name.ts'
import './tab-strip.css'

interface TabStripProps {
  readonly tabs: Tabs
  readonly actions: TabActions
}

/** The open pages: click to switch, middle click or Delete to close, right click for the rest, arrows to move. */
export function TabStrip({ tabs, actions }: TabStripProps) {
  const say = useText()
  return (
    <div className="tab-strip" role="tablist" aria-label={say('tab.strip')} onKeyDown={moveFocus}>
      {tabs.list.map((tab) => (
        <TabMenu key={tab.path} tab={tab} actions={actions}>
          <span className="tab-strip__item" data-active={tab.path === tabs.active || undefined}>
            <TabButton tab={tab} active={tab.path === tabs.active} actions={actions} />
          </span>
        </TabMenu>
      ))}
    </div>
  )
}

interface TabButtonProps {
  readonly tab: Tab
  readonly active: boolean
  readonly actions: TabActions
}

function TabButton({ tab, active, actions }: TabButtonProps) {
  const say = useText()
  const nameOf = usePageName()
  const title = tab.title ?? nameOf(tab.path)
  const closable = tab.path !== HOME_PATH
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  const close = () => {
    if (closable) actions.close(tab.path)
  }
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={tabId(tab.path)}
      className="tab-strip__tab"
      aria-selected={active}
      // A page that is not in front has no panel yet.
      aria-controls={active ? panelId(tab.path) : undefined}
      aria-keyshortcuts={closable ? 'Delete' : undefined}
      tabIndex={active ? 0 : -1}
      onClick={({ target }) => (isCross(target) ? close() : actions.open(tab.path))}
      onAuxClick={(event) => event.button === 1 && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Delete') return
        close()
        focusActive(event.currentTarget)
      }}
    >
      {!closable && <ShellIcon name="home" size={14} />}
      <span className="tab-strip__title">{title}</span>
      {closable && (
        <span className="tab-strip__close" title={say('tab.close', { title })} aria-hidden="true">
          <ShellIcon name="close" size={12} />
        </span>
      )}
    </button>
  )
}

/** A tab list holds nothing but tabs: the cross is a part of its tab, and Delete does the same. */
const isCross = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.tab-strip__close') !== null

/** After a tab is closed from the keyboard, the one that takes over has the focus. */
function focusActive(closed: HTMLElement): void {
  const strip = closed.closest('.tab-strip')
  requestAnimationFrame(() =>
    strip?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all: Element[] = [...event.currentTarget.querySelectorAll('[role="tab"]')]
  const here = document.activeElement ? all.indexOf(document.activeElement) : 0
  const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const places: Readonly<Record<string, number>> = {
    ArrowRight: here + step,
    ArrowLeft: here - step,
    Home: 0,
    End: all.length - 1,
  }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  const next = all[(place + all.length) % all.length]
  if (next instanceof HTMLElement) next.focus()
}
