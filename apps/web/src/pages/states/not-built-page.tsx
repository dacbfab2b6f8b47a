import { useText } from '@quaywise/i18n'
import { StateView } from './state-view.tsx'

/** Stands where a page of the product is still to come. */
export function NotBuiltPage({ name }: { readonly name: string }) {
  const say = useText()
  return (
    <StateView
      icon="crane"
      title={say('state.notBuilt.title', { page: name })}
      text={say('state.notBuilt.text')}
    />
  )
}
