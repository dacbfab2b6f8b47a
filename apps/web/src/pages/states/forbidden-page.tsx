import { useText } from '@quaywise/i18n'
import { StateView } from './state-view.tsx'

/** Stands where a page is that the person may not open. */
export function ForbiddenPage({ name }: { readonly name: string }) {
  const say = useText()
  return (
    <StateView
      icon="lock"
      title={say('state.forbidden.title')}
      text={say('state.forbidden.text', { page: name })}
    />
  )
}
