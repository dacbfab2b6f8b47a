import { useText } from '@quaywise/i18n'
import type { ComparedLine, ComparedPart } from './use-compared-parts.ts'

interface CompareTableProps {
  readonly left: string
  readonly right: string
  readonly parts: readonly ComparedPart[]
}

/** Each authority in a line, with a mark under the role that has it. */
export function CompareTable({ left, right, parts }: CompareTableProps) {
  const say = useText()
  return (
    <table className="data__table role-compare__table">
      <thead>
        <tr>
          <th scope="col">{say('roles.compare.what')}</th>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      {parts.map(({ name, lines }) =>
        lines.length === 0 ? null : (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="role-compare__part">
                {name}
              </th>
            </tr>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        ),
      )}
    </table>
  )
}

function Line({ line: { name, left, right } }: { readonly line: ComparedLine }) {
  return (
    <tr className={left === right ? undefined : 'role-compare__differs'}>
      <th scope="row">{name}</th>
      <Side has={left} />
      <Side has={right} />
    </tr>
  )
}

function Side({ has }: { readonly has: boolean }) {
  const say = useText()
  return (
    <td>
      <span aria-hidden="true" className={has ? 'role-compare__has' : 'role-compare__not'}>
        {has ? '✓' : '–'}
      </span>
      <span className="qw-visually-hidden">{say(has ? 'roles.compare.has' : 'roles.compare.not')}</span>
    </td>
  )
}
