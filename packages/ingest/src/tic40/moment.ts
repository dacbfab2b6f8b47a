import type { TicMessage } from './message.ts'
import type { Observation } from './observation.ts'

/** Something that happens at one instant: its concept, with `.start` or `.end` where the property says so. */
export type Moment = { readonly concept: string; readonly at: number }

const ENDS: ReadonlyMap<string, string> = new Map([
  ['starttimestamp', '.start'],
  ['endtimestamp', '.end'],
  ['start', '.start'],
  ['end', '.end'],
])

/** What an observation counts as: a moment, none (a status that is off), or a value that is no instant. */
export const momentOf = (observation: Observation, message: TicMessage): Moment | null | 'BAD_INSTANT' => {
  const { property, value, at } = observation
  const concept = observation.concept.replace(/^terminaloperations\./, '')
  if (property === 'status') return isOn(value) && at !== null ? { concept, at } : null
  const end = ENDS.get(property)
  if (end === undefined && property !== 'time' && property !== 'timestamp') return null
  const told = message.instant(value)
  return told === null ? 'BAD_INSTANT' : { concept: `${concept}${end ?? ''}`.replace(/^\./, ''), at: told }
}

/** Whether the value of a status says that it holds. */
export const isOn = (value: Observation['value']): boolean =>
  value === true ||
  value === 1 ||
  (typeof value === 'string' && /^(true|1|on|yes|active)$/i.test(value.trim()))
