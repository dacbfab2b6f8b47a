/** A tag of an XML text, and the characters between it and the next one. */
export type Tag = {
  /** Without its prefix. */
  readonly name: string
  readonly kind: 'open' | 'close' | 'empty'
  readonly attributes: string
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const ENTITY = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,5}));/g

const codePoint = (value: number): string =>
  value > 0 && value <= 0x10_ff_ff ? String.fromCodePoint(value) : '\uFFFD'

/** A text with its five named and its numbered characters as such; entities of its own are never looked up. */
const decoded = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return codePoint(Number(decimal))
    if (hex) return codePoint(Number.parseInt(hex, 16))
    return ENTITIES[name ?? ''] ?? whole
  })

/** The tags of an XML text, in one walk; comments and instructions are left out. */
export function* xmlTags(xml: string): Generator<Tag> {
  let at = xml.indexOf('<')
  while (at >= 0) {
    const end = xml.indexOf('>', at)
    if (end < 0) return
    const next = xml.indexOf('<', end)
    const inside = xml.slice(at + 1, end)
    const text = decoded(xml.slice(end + 1, next < 0 ? xml.length : next))
    at = next
    if (inside.startsWith('?') || inside.startsWith('!')) continue
    const kind = inside.startsWith('/') ? 'close' : inside.endsWith('/') ? 'empty' : 'open'
    const [, name = '', attributes = ''] = /^\/?(?:\w+:)?([\w.-]+)\s*([\s\S]*?)\/?$/.exec(inside) ?? []
    yield { name, kind, attributes, text }
  }
}

/** The value of an attribute of a tag, whatever its prefix; undefined where it has none. */
export const attributeOf = ({ attributes }: Tag, name: string): string | undefined => {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decoded(value)
}
