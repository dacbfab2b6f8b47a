import { useText } from '@quaywise/i18n'
import { useMode } from '@quaywise/ui/theme'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { chooseMode } from './mode-choice.ts'

/** Changes between the dark and the light appearance. */
export function ThemeSwitch() {
  const say = useText()
  const mode = useMode()
  const other = mode === 'dark' ? 'light' : 'dark'
  const label = say(other === 'light' ? 'shell.theme.light' : 'shell.theme.dark')
  return (
    <button
      type="button"
      className="bar-button"
      aria-label={label}
      title={label}
      onClick={() => chooseMode(other)}
    >
      <ShellIcon name={mode === 'dark' ? 'moon' : 'sun'} />
    </button>
  )
}
