const count = (number) => number.toLocaleString('en-US')

/** Prints what became of a file: the counts, what was odd, and where the rejected rows are. */
export const printAnswer = (file, answer, { url }) => {
  const { accepted, duplicate, rejected, warnings, batchId, rejectedUrl } = answer
  console.log(
    `${file}: ${count(accepted)} accepted, ${count(duplicate)} duplicate, ${count(rejected)} rejected (batch ${batchId}).`,
  )
  for (const warning of warnings) console.log(`  ${warningLine(warning)}`)
  if (rejectedUrl)
    console.log(`  Rejected rows with line and reason: ${url}${rejectedUrl} (--rejected <file> saves them).`)
}

const warningLine = ({ code, line, segment, column, message, count: times }) => {
  const where = [
    line === undefined ? '' : `first in line ${line}`,
    segment === undefined ? '' : `segment ${segment}`,
    column ? `column "${column}"` : '',
  ].filter(Boolean)
  return `${count(times)} × ${code}${where.length > 0 ? ` (${where.join(', ')})` : ''}: ${message}`
}
