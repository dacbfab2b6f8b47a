import { parseArgs } from 'node:util'
import { Sentence } from './sentence.mjs'

const USAGE =
  'Usage: npm run import -- --kind <kind> [--terminal <id>] [--mapping <file or id>] [--rejected <file>] <file>…'

const OPTIONS = {
  kind: { type: 'string' },
  terminal: { type: 'string' },
  mapping: { type: 'string' },
  rejected: { type: 'string' },
}

/** What the command line asks for. Throws a `Sentence` with the usage when it is not to be understood. */
export const readArguments = (words) => {
  const { values, positionals: files } = parsed(words)
  if (!values.kind)
    throw new Sentence(
      `Say what the files are with --kind, such as --kind port-calls or --kind facts/che_cycle.\n${USAGE}`,
    )
  if (files.length === 0) throw new Sentence(`Name at least one file.\n${USAGE}`)
  if (values.rejected && files.length > 1) throw new Sentence('--rejected goes with one file only.')
  return { ...values, files }
}

const parsed = (words) => {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Sentence(`${error.message}\n${USAGE}`)
  }
}
