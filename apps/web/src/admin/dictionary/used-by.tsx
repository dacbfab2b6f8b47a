import type { DictionaryTypeRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useTab } from '../../workspace/tab-context.ts'
import { usePageName } from '../../workspace/use-page-name.ts'

/** The pages that use a list, each with the way to it. */
export function UsedBy({ usedBy }: Pick<DictionaryTypeRow, 'usedBy'>) {
  const say = useText()
  const nameOf = usePageName()
  const { open } = useTab()
  if (usedBy.length === 0) return <p className="admin__note">{say('dictionary.usedBy.none')}</p>
  return (
    <details className="dictionary-used">
      <summary>{say('dictionary.usedBy', { count: usedBy.length })}</summary>
      <ul>
        {usedBy.map(({ path }) => (
          <li key={path}>
            <button type="button" className="link-button" onClick={() => open(path)}>
              {nameOf(path)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
