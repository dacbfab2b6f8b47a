import type { ParameterVersionRow } from '@quaywise/contract'
import { type MessageKey, useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'

const TONES = { waiting: 'waitAgv', approved: 'good', rejected: 'bad', rolledBack: 'idle' } as const

interface StateChipProps {
  readonly state: ParameterVersionRow['state']
  /** It is the version that holds now. */
  readonly holds?: boolean
}

/** Where a version stands. */
export function StateChip({ state, holds = false }: StateChipProps) {
  const say = useText()
  const told = holds ? 'parameters.state.holds' : (`parameters.state.${state}` satisfies MessageKey)
  return <Chip tone={TONES[state]}>{say(told)}</Chip>
}
