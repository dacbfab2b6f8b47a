import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useRef, useState } from 'react'
import { Avatar } from '../../shell/avatar.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { removeAvatar, USERS_KEY, uploadAvatar } from './calls.ts'

const SIZE = 56
const TYPES = 'image/jpeg,image/png,image/webp,image/gif'

/** The picture of a user, with a way to change it or to take it away; both hold at once. */
export function AvatarPart({ user }: { readonly user: AccountRow }) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  const [avatarUrl, setAvatarUrl] = useState(user.avatarUrl)
  const stale = [USERS_KEY, 'session']
  const send = useDeed<Blob, { avatarUrl: string }>({
    work: (file) => uploadAvatar(user.id, file),
    stale,
    onDone: (answer) => setAvatarUrl(answer.avatarUrl),
  })
  const remove = useDeed({
    work: () => removeAvatar(user.id),
    stale,
    onDone: () => setAvatarUrl(null),
  })
  const busy = send.busy || remove.busy
  return (
    <div className="users__avatar">
      <Avatar user={{ name: user.name, avatarUrl }} size={SIZE} />
      <div>
        <button type="button" className="qw-button" disabled={busy} onClick={() => input.current?.click()}>
          {say('users.avatar.choose')}
        </button>
        {avatarUrl !== null && (
          <button
            type="button"
            className="qw-button qw-button--quiet"
            disabled={busy}
            onClick={() => remove.run()}
          >
            {say('users.avatar.remove')}
          </button>
        )}
        <small>{say('users.avatar.hint')}</small>
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={say('users.avatar.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) send.run(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
