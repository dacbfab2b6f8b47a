import type { CurrentUser } from '@quaywise/contract'
import './avatar.css'

interface AvatarProps {
  readonly user: Pick<CurrentUser, 'name' | 'avatarUrl'>
  readonly size: number
}

/** The person's picture, else their initials. */
export function Avatar({ user, size }: AvatarProps) {
  if (user.avatarUrl) return <img className="avatar" src={user.avatarUrl} width={size} height={size} alt="" />
  return (
    <svg className="avatar" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="14" />
      <text x="14" y="14" dy="0.36em" textAnchor="middle">
        {initialsOf(user.name)}
      </text>
    </svg>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
