/** The messages that are read. */
export const MESSAGE_TYPES = [
  ...(['BAPLIE', 'MOVINS', 'COARRI', 'CODECO', 'COPRAR', 'COPINO', 'COPARN', 'VERMAS'] as const),
] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** The type that a text names, in whatever letters; null where it is none of those that are read. */
export const messageTypeOf = (name: string): MessageType | null =>
  MESSAGE_TYPES.find((type) => type === name.trim().toUpperCase()) ?? null

/** The first type whose name stands anywhere in a text, for heads with separators amiss. */
export const messageTypeIn = (text: string): MessageType | null => {
  const capitals = text.toUpperCase()
  return MESSAGE_TYPES.find((type) => capitals.includes(type)) ?? null
}
