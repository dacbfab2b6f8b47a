/**
 * The stable key of a call: the source's own id, else the vessel and the instant that makes the call its
 * own, such as `maersk-newark-20251217t2051z`. The same row gives the same key for ever.
 */
export const visitIdOf = (callId: string, vessel: string, at: number): string =>
  callId ? slug(callId) : `${slug(vessel)}-${stampText(at)}`

const slug = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const stampText = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replaceAll(/[-:]/g, '').toLowerCase()}z`
