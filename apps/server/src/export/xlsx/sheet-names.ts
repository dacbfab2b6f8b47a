const LONGEST = 31

const allowed = (title: string): string => {
  const plain = title
    .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
  return plain === '' || plain.toLowerCase() === 'history' ? `${plain}_` : plain
}

const shortened = (text: string, most: number): string => {
  const cut = text.slice(0, most)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** Names of sheets made of titles as spreadsheets take them: 31 characters, none of `[]:*?/\`, no two alike. */
export const sheetNames = (titles: readonly string[]): readonly string[] => {
  const taken = new Set<string>()
  return titles.map((title) => {
    const plain = allowed(title)
    let name = shortened(plain, LONGEST)
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) {
      const mark = ` (${n})`
      name = shortened(plain, LONGEST - mark.length) + mark
    }
    taken.add(name.toLowerCase())
    return name
  })
}
