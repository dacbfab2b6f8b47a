import { useText } from '@quaywise/i18n'
import { Choice } from '../../data/files/choice.tsx'
import { useTab } from '../../workspace/tab-context.ts'

interface SearchChoiceProps {
  /** The field of the address that holds the choice. */
  readonly field: string
  readonly label: string
  readonly options: readonly (readonly [value: string, name: string])[]
}

/** One of a few by which a list is narrowed, or all. */
export function SearchChoice({ field, label, options }: SearchChoiceProps) {
  const say = useText()
  const { query, setQuery } = useTab()
  return (
    <Choice
      label={label}
      none={say('data.filter.all')}
      value={query[field]}
      options={options}
      onChange={(value) => setQuery({ [field]: value, page: undefined })}
    />
  )
}
