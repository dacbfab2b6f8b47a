import type { JsonValue } from '../json/value.ts'
import { DESCRIPTIONS } from './grammar.ts'
import type { TicMessage } from './message.ts'
import type { Observation, Subject } from './observation.ts'
import { ordersOf } from './order.ts'
import { type FlatPath, parsePath } from './path.ts'

/** One line of a flat message: a path and what it holds, and its own instant where it has one. */
export type FlatEntry = { readonly path: string; readonly value: JsonValue; readonly timestamp?: JsonValue }

type Gathered = { readonly path: FlatPath; value?: JsonValue; timestamp?: JsonValue; unit?: string }

/** The observations of a flat message: values with the units and instants that stand beside them. */
export const observationsOfFlat = (
  entries: readonly FlatEntry[],
  message: TicMessage,
): readonly Observation[] => {
  const properties = new Map<string, Gathered>()
  const described = new Map<string, Map<string, string>>()
  let messageTime: JsonValue | undefined
  for (const { path: text, value, timestamp } of entries) {
    const path = parsePath(text)
    if (path.concept === '' && path.property === 'timestamp') messageTime ??= value
    else if (/^(msg|header)\b/i.test(text)) continue
    else if (path.concept === '' && path.part === 'value' && DESCRIPTIONS.has(path.property))
      describe(described, path, value)
    else gather(properties, path, value, timestamp)
  }
  const at = message.instant(messageTime)
  return [...properties.values()].flatMap((one) => observationOf(one, described, at, message))
}

const describe = (described: Map<string, Map<string, string>>, path: FlatPath, value: JsonValue): void => {
  const texts = described.get(path.prefix) ?? new Map<string, string>()
  if (typeof value === 'string' || typeof value === 'number')
    texts.set(path.property, String(value).slice(0, 200))
  described.set(path.prefix, texts)
}

const gather = (
  properties: Map<string, Gathered>,
  path: FlatPath,
  value: JsonValue,
  timestamp: JsonValue | undefined,
): void => {
  const { prefix, concept, property, name, pom, pomt } = path
  const key = JSON.stringify([prefix, concept, property, name, pom, pomt])
  const known: Gathered = properties.get(key) ?? { path }
  if (path.part === 'value') known.value = value
  else if (path.part === 'timestamp') known.timestamp = value
  else if (path.part === 'unit') known.unit = String(value).slice(0, 40)
  if (path.part === 'value' && path.unit !== '') known.unit ??= path.unit
  if (timestamp !== undefined) known.timestamp ??= timestamp
  properties.set(key, known)
}

const observationOf = (
  { path, value, timestamp, unit }: Gathered,
  described: ReadonlyMap<string, ReadonlyMap<string, string>>,
  messageTime: number | null,
  message: TicMessage,
): readonly Observation[] => {
  if (value === undefined || value === null || typeof value === 'object') return []
  const at = timestamp === undefined ? messageTime : message.instant(timestamp)
  if (timestamp !== undefined && at === null) {
    message.refuse('BAD_INSTANT', `${path.property}.timestamp`, timestamp)
    return []
  }
  const { concept, property, name } = path
  const [pom, pomt] = [message.pom(path.pom), message.pomt(path.pomt)]
  const subjects = withDescriptions(path, described)
  return [{ subjects, concept, property, name, pom, pomt, unit: unit ?? '', reference: '', value, at }]
}

const withDescriptions = (
  { subjects, prefix }: FlatPath,
  described: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly Subject[] => {
  const prefixes: string[] = []
  const tokens = prefix.split('|')
  for (let i = 0; i < tokens.length; i += 1)
    if (tokens[i]?.startsWith('@')) prefixes.push(tokens.slice(0, i + 1).join('|'))
  const own = prefixes.slice(-subjects.length)
  return subjects.map((subject, i) => {
    const texts = described.get(own[i] ?? '')
    const name = texts?.get('name') ?? ''
    const id = texts?.get('id') || subject.id || texts?.get('arrayid') || name
    const type = texts?.get('type') ?? ''
    return { ...subject, id, name, type, orders: ordersOf(subject.kind, { id, type }) }
  })
}
