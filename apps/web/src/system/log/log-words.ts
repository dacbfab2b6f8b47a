import type { LoggedChange, LogRowTold } from '@quaywise/contract'
import { type MessageKey, usePageText, useText } from '@quaywise/i18n'
import { parameterName } from '@quaywise/i18n/parameter-name'
import { usePageName } from '../../workspace/use-page-name.ts'
import type { ACTIONS } from './log-filter.ts'

/** Names what rows of the log hold, in the language in force. */
export function useLogWords() {
  const say = useText()
  const text = usePageText()
  const pageName = usePageName()
  return {
    action: (action: (typeof ACTIONS)[number]) => say(`log.action.${action}` satisfies MessageKey),
    module: (module: string) =>
      module === 'other' ? say('log.module.other') : text(`menu.${module}`, module),
    /** What was changed: the sort of thing. */
    kind: (kind: string) => text(`log.kind.${kind}`, kind),
    /** The name of what was changed, as its own page has it. */
    thing: ({ kind, id, name }: Pick<LoggedChange, 'kind' | 'id' | 'name'>) =>
      kind === 'parameter' ? parameterName(id, text) : name || id,
    page: (path: string | null) => (path === null ? '–' : pageName(path)),
    person: ({ username, personName, action }: Pick<LogRowTold, 'username' | 'personName' | 'action'>) => {
      if (username === 'tool' && personName === '') return say('log.tool')
      if (username !== '')
        return personName && personName !== username ? `${personName} (${username})` : username
      return say(action === 'system' ? 'log.server' : 'log.nobody')
    },
  }
}
