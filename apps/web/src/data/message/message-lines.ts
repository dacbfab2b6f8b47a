/** Cuts an interchange at its segment ends, one a line; the release character in front of one keeps it as text. */
function segmentLines(text: string): string {
  const service = /^\s*UNA(.{6})/s.exec(text)?.[1]
  const release = service?.[3] ?? '?'
  const end = service?.[5] ?? "'"
  const lines: string[] = []
  let from = 0
  for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1)) {
    if (isReleased(text, at, release)) continue
    lines.push(text.slice(from, at + 1).trim())
    from = at + 1
  }
  return [...lines, text.slice(from).trim()].filter(Boolean).join('\n')
}

/** Whether an odd number of release characters stands before a place. */
function isReleased(text: string, at: number, release: string): boolean {
  let before = at - 1
  while (before >= 0 && text[before] === release) before -= 1
  return (at - 1 - before) % 2 === 1
}

/** A message as people read it: segments line by line, JSON indented, everything else as it came. */
export function readableText(text: string): string {
  if (/^\s*(UNA|[A-Z]{3}\+)/i.test(text)) return segmentLines(text)
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
