import { useText } from '@quaywise/i18n'
import { useLocation } from '@tanstack/react-router'
import { HOME_PATH } from '../../workspace/tabs.ts'
import { StateView } from './state-view.tsx'

/** Where an error that stops everything leads: its code and its sentence, from the address. */
export function ExceptionPage() {
  const say = useText()
  const query = new URLSearchParams(useLocation().searchStr)
  const code = query.get('errorCode')
  return (
    <StateView
      icon="code"
      title={say('state.exception.title')}
      text={
        <>
          <p>{query.get('errorMessage') || say('request.failed')}</p>
          {code && (
            <p className="state-view__code">
              {say('state.exception.code')} {code}
            </p>
          )}
        </>
      }
      action={<a href={HOME_PATH}>{say('state.home')}</a>}
    />
  )
}
