import type { ParameterList } from '@quaywise/contract'
import type { ParameterValue } from './calls.ts'
import { useParameterText } from './use-parameter-text.ts'

interface DifferencesProps {
  readonly values: readonly {
    readonly key: string
    readonly from: ParameterValue
    readonly to: ParameterValue
  }[]
  readonly list: ParameterList
  /** What is wrong with some of them, by their place. */
  readonly faults?: ReadonlyMap<number, string>
}

/** Parameters with the value that they had and the one that they get. */
export function Differences({ values, list, faults }: DifferencesProps) {
  const text = useParameterText()
  const unitOf = (key: string) => list.parameters.find((row) => row.key === key)?.unit ?? null
  return (
    <ul className="parameters__diff">
      {values.map(({ key, from, to }, at) => (
        <li key={key}>
          <span>{text.name(key)}</span>
          <span className="parameters__change">
            <del>{text.value(key, from, unitOf(key))}</del> <span className="parameters__arrow">→</span>{' '}
            <ins>{text.value(key, to, unitOf(key))}</ins>
          </span>
          {faults?.has(at) && (
            <small className="parameters__wrong" role="alert">
              {faults.get(at)}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}
