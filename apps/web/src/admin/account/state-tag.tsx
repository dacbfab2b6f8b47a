import type { AccountState } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, type Tone } from '@quaywise/ui'

const TONES: Readonly<Record<AccountState, Tone>> = {
  active: 'good',
  disabled: 'bad',
  waiting: 'neutral',
  expired: 'near',
}

/** Whether an account may sign in now. */
export function StateTag({ state }: { readonly state: AccountState }) {
  const say = useText()
  return <Chip tone={TONES[state]}>{say(`users.state.${state}`)}</Chip>
}
