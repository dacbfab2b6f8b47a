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
  return (
    <>
      <button
        ref={button}
        type="button"
        role="tab"
        id={tabId(tab.path)}
        className="tab-strip__tab"
        aria-selected={active}
        aria-controls={panelId(tab.path)}
        tabIndex={active ? 0 : -1}
        onClick={() => actions.open(tab.path)}
        onAuxClick={(event) => event.button === 1 && closable && actions.close(tab.path)}
        onKeyDown={(event) => event.key === 'Delete' && closable && actions.close(tab.path)}
      >
        {!closable && <ShellIcon name="home" size={14} />}
        <span>{title}</span>
      </button>
      {closable && (
        <button
          type="button"
          className="tab-strip__close"
          tabIndex={-1}
          aria-label={say('tab.close', { title })}
          onClick={() => actions.close(tab.path)}
        >
          <ShellIcon name="close" size={12} />
        </button>
      )}
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
  const step = steps[event.key]
  if (step === undefined) return
  const all: Element[] = [...event.currentTarget.querySelectorAll('[role="tab"]')]
  const here = document.activeElement ? all.indexOf(document.activeElement) : 0
  const along = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
  const next = all[(here + along + all.length) % all.length]
  if (next instanceof HTMLElement) next.focus()
}
