import { useText } from '@quaywise/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef } from 'react'
import { refusalOf, send } from '../../../api/call.ts'
import { readEnvelope } from '../../../api/envelope.ts'
import { presentSuccess } from '../../../api/feedback.tsx'
import { readToken } from '../../../api/token.ts'
import { sessionQuery, useSession } from '../../../session/session.ts'
import { Avatar } from '../../../shell/avatar.tsx'

const KINDS = 'image/jpeg,image/png,image/webp,image/gif'

const upload = async (file: File): Promise<void> => {
  const headers = { Authorization: `Bearer ${readToken()}`, 'Content-Type': 'application/octet-stream' }
  const path = '/v1/user/uploadAvatar'
  const answer = await fetch(path, {
    method: 'POST',
    headers: { ...headers, 'Accept-Language': document.documentElement.lang },
    body: file,
  })
  if (!answer.ok) throw refusalOf(answer, readEnvelope(await answer.text()))
}

const remove = async (): Promise<void> => {
  await send('POST', '/v1/user/removeAvatar', { body: {} })
}

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
