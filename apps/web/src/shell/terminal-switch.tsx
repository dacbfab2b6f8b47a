import { useText } from '@quaywise/i18n'
import { Dropdown } from 'antd'
import { useSession } from '../session/session.ts'
import type { TabActions } from '../workspace/tab-actions.ts'
import type { Tabs } from '../workspace/tabs.ts'
import { ShellIcon } from './shell-icon.tsx'
import { useTabTerminal } from './tab-terminal.ts'

interface TerminalSwitchProps {
  readonly tabs: Tabs
  readonly actions: TabActions
}

/** The terminal of the page in front; with more than one to see, a choice among them. */
export function TerminalSwitch({ tabs, actions }: TerminalSwitchProps) {
  const say = useText()
  const { user } = useSession()
  const terminal = useTabTerminal(tabs)
  if (!terminal) return null
  if (user.terminals.length < 2) return <span className="terminal-name">{terminal.name}</span>
  const items = user.terminals.map(({ id, name }) => ({ key: id, label: name }))
  const choose = (id: string) => actions.setTerminal(id === user.defaultTerminal ? undefined : id)
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [terminal.id], onClick: ({ key }) => choose(key) }}
    >
      <button
        type="button"
        className="bar-button terminal-switch"
        aria-haspopup="menu"
        aria-label={`${say('shell.terminal')}: ${terminal.name}`}
      >
        <span>{terminal.name}</span>
        <ShellIcon name="down" size={12} />
      </button>
    </Dropdown>
  )
}
