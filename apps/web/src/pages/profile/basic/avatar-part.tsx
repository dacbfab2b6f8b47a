import { useText } from '@quaywise/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef } from 'react'
import { call } from '../../../api/call.ts'
import { presentSuccess } from '../../../api/feedback.tsx'
import { sessionQuery, useSession } from '../../../session/session.ts'
import { Avatar } from '../../../shell/avatar.tsx'

const KINDS = 'image/jpeg,image/png,image/webp,image/gif'

const upload = (bytes: Blob) => call<unknown>('POST', '/v1/user/uploadAvatar', { bytes })
const remove = () => call<unknown>('POST', '/v1/user/removeAvatar', { body: {} })

/** The person's picture, and how to change it. */
export function AvatarPart() {
  const say = useText()
  const { user } = useSession()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const onSuccess = async () => {
    await client.invalidateQueries(sessionQuery)
    presentSuccess(say('profile.saved'))
  }
  const sent = useMutation({ mutationFn: upload, onSuccess })
  const removed = useMutation({ mutationFn: remove, onSuccess })
  return (
    <div className="profile__avatar">
      <Avatar user={user} size={96} />
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) sent.mutate(file)
          target.value = ''
        }}
      />
      <Button loading={sent.isPending} onClick={() => input.current?.click()}>
        {say('profile.avatar.change')}
      </Button>
      {user.avatarUrl && (
        <Button type="link" loading={removed.isPending} onClick={() => removed.mutate()}>
          {say('profile.avatar.remove')}
        </Button>
      )}
      <small>{say('profile.avatar.hint')}</small>
    </div>
  )
}
