import type { MouseEvent } from 'react'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = {
  icon: IconName
  label: string
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  disabled?: boolean | undefined
  onPress: (anchor: HTMLButtonElement) => void
}

/** A square button that shows only an icon and is named by its label. */
export function IconButton({ icon, label, pressed, expanded, disabled, onPress }: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    onPress(event.currentTarget)
  }
  return (
    <button
      type="button"
      className="qw-icon-button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      title={label}
      disabled={disabled}
      onClick={press}
    >
      <Icon name={icon} size={15} />
    </button>
  )
}
