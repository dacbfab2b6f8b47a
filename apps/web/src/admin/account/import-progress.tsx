import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { progressQuery } from './calls.ts'

/** How far an import is: what is being done, and how many of the rows are. */
export function ImportProgressBar({ run }: { readonly run: string }) {
  const say = useText()
  const locale = useLocale()
  const { data } = useQuery(progressQuery(run))
  const part = say(`users.import.part.${data?.part ?? 'check'}`)
  const counted = data && data.done > 0
  const share = (value: number) => formatNumber(value, '%', locale)
  return (
    <div className="users__progress">
      <span role="status">{part}</span>
      <progress aria-label={part} {...(counted ? { value: data.done, max: data.total } : {})} />
      <small>{counted ? share(data.done / data.total) : ''}</small>
    </div>
  )
}
