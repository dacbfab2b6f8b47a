import { usePageText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { authoritiesQuery } from './calls.ts'
import { withTicks } from './page-groups.ts'
import { Tick } from './tick.tsx'

interface TicksProps {
  /** Given by the form. */
  readonly value?: readonly string[]
  readonly onChange?: (value: readonly string[]) => void
}

const nothing = () => {}

/** The elements of pages that a role may use: those of the product, and the terminal's own. */
export function ElementTicks({ value = [], onChange = nothing }: TicksProps) {
  const text = usePageText()
  const { data } = useQuery(authoritiesQuery)
  const elements = (data?.data ?? []).filter(({ kind }) => kind === 'element')
  return (
    <div className="role-elements">
      {elements.map(({ id, description }) => (
        <Tick key={id} checked={value.includes(id)} onChange={(on) => onChange(withTicks(value, [id], on))}>
          {text(`element.${id}`, id)}
          <small>{description || text(`element.${id}.means`, id)}</small>
        </Tick>
      ))}
    </div>
  )
}
