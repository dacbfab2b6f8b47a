import { useText } from '@quaywise/i18n'

/** The link back to the sign-in page. */
export function WayBack() {
  const say = useText()
  return (
    <p>
      <a href="/user/login">{say('login.back')}</a>
    </p>
  )
}
