import { printAnswer } from './import/print-answer.mjs'
import { readArguments } from './import/read-arguments.mjs'
import { readMapping } from './import/read-mapping.mjs'
import { keepMapping, saveRejected, sendFile } from './import/send-file.mjs'
import { Sentence } from './import/sentence.mjs'
import { findServer } from './import/server.mjs'

/** Sends files to the running server and prints what became of them. */
const main = async () => {
  const wish = readArguments(process.argv.slice(2))
  const server = await findServer()
  const mapping = wish.mapping === undefined ? undefined : await readMapping(wish.mapping)
  if (mapping?.body) await keepMapping(server, mapping)
  for (const file of wish.files) {
    const answer = await sendFile(server, { ...wish, file, mapping: mapping?.id })
    printAnswer(file, answer, server)
    if (wish.rejected && answer.rejectedUrl) await saveRejected(server, answer.rejectedUrl, wish.rejected)
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Sentence)) throw error
  console.error(error.message)
  process.exitCode = 1
}
