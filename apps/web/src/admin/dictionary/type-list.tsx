import type { DictionaryTypeRow } from '@quaywise/contract'
import { useLocale, usePageText, useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useTab } from '../../workspace/tab-context.ts'

interface TypeListProps {
  readonly types: readonly DictionaryTypeRow[]
  readonly chosen: string
  readonly onNew: () => void
}

/** The lists of words; one of them is open. */
export function TypeList({ types, chosen, onNew }: TypeListProps) {
  const say = useText()
  const nameOf = useTypeName()
  const { setQuery } = useTab()
  return (
    <Panel
      title={say('dictionary.types')}
      actions={
        <button type="button" className="qw-button" onClick={onNew}>
          {say('dictionary.newType')}
        </button>
      }
    >
      <nav className="dictionary-types" aria-label={say('dictionary.types')}>
        {types.map((type) => (
          <button
            key={type.id}
            type="button"
            aria-current={type.id === chosen ? 'page' : undefined}
            onClick={() => setQuery({ type: type.id, text: undefined, page: undefined })}
          >
            <span>{nameOf(type)}</span>
            <small>{say('dictionary.count', { count: type.entries, own: type.own })}</small>
          </button>
        ))}
      </nav>
    </Panel>
  )
}

/** Names a list in the language in force: as the terminal does, else as the product does. */
export function useTypeName(): (type: DictionaryTypeRow) => string {
  const text = usePageText()
  const locale = useLocale()
  return ({ id, labels, defaults }) => labels[locale] ?? text(`dictionary.type.${id}`, defaults[locale])
}
