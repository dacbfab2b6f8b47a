import { ICON_PATHS, type ShellIconName } from './icon-paths.ts'

interface ShellIconProps {
  readonly name: ShellIconName
  readonly size?: number
}

/** A line icon of the shell in the colour of its text; decorative, so its control carries the name. */
export function ShellIcon({ name, size = 16 }: ShellIconProps) {
  return (
    <svg
      className="shell-icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
