const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows1252 = new TextDecoder('windows-1252')

/** The text of bytes that should be UTF-8; where they are not, they are read as Windows Latin and told so. */
export const decodeText = (bytes: Uint8Array): { text: string; latin: boolean } => {
  try {
    return { text: utf8.decode(bytes), latin: false }
  } catch {
    return { text: windows1252.decode(bytes), latin: true }
  }
}
