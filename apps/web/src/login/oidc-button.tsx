import { useText } from '@quaywise/i18n'
import { Button } from 'antd'
import { redirectTarget } from '../session/redirect.ts'

/** The way to the company's own sign-in; it leads back to the page that was asked for. */
export function OidcButton() {
  const say = useText()
  const way = new URLSearchParams({
    redirect: redirectTarget(location.search, location.origin),
    remember: '1',
  })
  return (
    <>
      <p className="login__or">{say('login.or')}</p>
      <Button block size="large" href={`/v1/user/oidc/start?${way}`}>
        {say('login.oidc')}
      </Button>
    </>
  )
}
