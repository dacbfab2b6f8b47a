import { useText } from '@quaywise/i18n'
import { useLocation } from '@tanstack/react-router'
import { HOME_PATH } from '../../workspace/tabs.ts'
import { StateView } from './state-view.tsx'

/** No page lives at this address. */
export function NotFoundPage() {
  const say = useText()
  const { pathname } = useLocation()
  return (
    <StateView
      icon="cube"
      title={say('state.notFound.title')}
      text={say('state.notFound.text', { path: pathname })}
      action={<a href={HOME_PATH}>{say('state.home')}</a>}
    />
  )
}
