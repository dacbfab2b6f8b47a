import type { Profile } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useSave } from '../../../admin/kit/use-save.ts'
import { call } from '../../../api/call.ts'
import { CodeField } from '../../../login/code-field.tsx'
import { sessionQuery } from '../../../session/session.ts'
import { profileQuery } from '../profile-query.ts'
import { PasswordField } from '../security/password-field.tsx'

interface Fields {
  readonly captcha: string
  readonly password: string
}

/** The address that was chosen and does not count yet: its proof, or the way back to the one that does. */
export function EmailProof({ email }: { readonly email: string }) {
  const say = useText()
  const client = useQueryClient()
  const [form] = Form.useForm<Fields>()
  const show = (saved: Profile) => client.setQueryData(profileQuery.queryKey, saved)
  const { save, busy, fault } = useSave<Fields, Profile>({
    form,
    save: (body) => call<Profile>('POST', '/v1/user/email/confirm', { body }),
    stale: [...sessionQuery.queryKey],
    done: say('profile.email.changed'),
    onDone: show,
  })
  const drop = useMutation({
    mutationFn: () => call<Profile>('DELETE', '/v1/user/email/pending'),
    onSuccess: show,
  })
  return (
    <section className="profile__proof" aria-label={say('profile.email.confirm')}>
      <p>{say('profile.email.waiting', { email })}</p>
      <p>{say('profile.email.code')}</p>
      <Form form={form} name="proof" layout="vertical" requiredMark={false} onFinish={save}>
        <CodeField name="captcha" wish={async () => ({ purpose: 'own-email' })} />
        <PasswordField fault={fault} autoFocus={false} />
        <div className="profile__proofButtons">
          <Button type="primary" htmlType="submit" loading={busy}>
            {say('profile.email.confirm')}
          </Button>
          <Button loading={drop.isPending} onClick={() => drop.mutate()}>
            {say('profile.email.keep')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
