import type { Marks } from './marks.ts'

/** Splits the text of a segment into elements and components; a release character in front of no mark is text. */
export const splitElements = (text: string, marks: Marks): string[][] => {
  const element = String.fromCharCode(marks.element)
  const component = String.fromCharCode(marks.component)
  const release = marks.release < 0 ? null : String.fromCharCode(marks.release)
  if (release === null || !text.includes(release))
    return text.split(element).map((whole) => (whole.includes(component) ? whole.split(component) : [whole]))
  const released = [element, component, release, String.fromCharCode(marks.terminator)]
  const elements: string[][] = [[]]
  let current = ''
  const endComponent = (): void => {
    elements.at(-1)?.push(current)
    current = ''
  }
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    const next = text.charAt(i + 1)
    if (char === release && next !== '' && released.includes(next)) {
      current += next
      i += 1
    } else if (char === component) endComponent()
    else if (char === element) {
      endComponent()
      elements.push([])
    } else current += char
  }
  endComponent()
  return elements
}
