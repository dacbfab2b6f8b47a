import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { Sentence } from './sentence.mjs'

/** Calls the server and gives the answer as a stream; `body` is a stream of any size, or a text. */
export const call = async ({ url, token }, method, path, { body, headers = {} } = {}) => {
  const target = new URL(path, url)
  const open = target.protocol === 'https:' ? overHttps : overHttp
  const outgoing = open(target, { method, headers: { authorization: `Bearer ${token}`, ...headers } })
  const answered = new Promise((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
  })
  // An early answer ends the sending with an error of its own: what the server said is what counts.
  const sent = typeof body === 'object' ? pipeline(body, outgoing) : Promise.resolve(outgoing.end(body))
  const failed = sent.then(
    () => new Promise(() => {}),
    (error) => afterwards(answered, error),
  )
  try {
    return await Promise.race([answered, failed])
  } catch (error) {
    throw unreachable(error, url)
  }
}

const GRACE_MS = 1000
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

const afterwards = async (answered, error) => {
  const late = new Promise((_, reject) => setTimeout(reject, GRACE_MS, error).unref())
  return Promise.race([answered.catch(() => late), late])
}

/** The `data` of an answer in the envelope. Throws a `Sentence` with what the server said. */
export const dataOf = async (response, url) => {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  const answer = parsed(text)
  if (answer?.success) return answer.data
  if (response.statusCode === 401)
    throw new Sentence(
      `The server at ${url} does not accept the token: set QUAYWISE_TOKEN, or the DATA_DIR with which it was started.`,
    )
  throw new Sentence(answer?.errorMessage ?? `The server at ${url} answered ${response.statusCode}.`)
}

const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreachable = (error, url) => {
  if (error.code === 'ECONNREFUSED')
    return new Sentence(
      `No server answers at ${url}: start it with "npm start", or set PORT as it was started.`,
    )
  if (BROKEN.has(error.code))
    return new Sentence(
      `The server at ${url} broke the connection off and acknowledged nothing: when it runs again, send the file again.`,
    )
  return new Sentence(`The server at ${url} cannot be reached: ${error.message}`)
}
