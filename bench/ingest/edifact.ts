import type { ServerChild } from '@quaywise/testing'

const MESSAGES = 2000
const BOXES = 10
const MEBIBYTE = 1_048_576

const digits = (number: number, length: number): string => String(number).padStart(length, '0')

const boxOf = (number: number): string => `TEST${digits(number % 10_000_000, 7)}`

const messageOf = (message: number): string => {
  const boxes = Array.from({ length: BOXES }, (_, i) => {
    const number = message * BOXES + i
    return [
      `EQD+CN+${boxOf(number)}+22G1:102:5++3+5'`,
      `DTM+203:2026010${1 + (message % 9)}${digits(number % 24, 2)}${digits(number % 60, 2)}:203'`,
      `LOC+147+00${digits(1 + (number % 30), 2)}${digits(1 + (number % 9), 2)}82::5'LOC+9+MACAS:139:6'`,
      `MEA+AAE+G+KGM:${10_000 + (number % 15_000)}'`,
    ].join('')
  })
  const body = [
    `BGM+44+R${message}+9'TDT+20+00${digits(message % 90, 2)}W+1++LINE:172:20+++9811000:146::TESTER'`,
    "LOC+11+MACAS:139:6'DTM+178:202601090800:203'NAD+CA+LINE:160:20'",
    ...boxes,
    `CNT+16:${BOXES}'`,
  ].join('')
  const count = body.split("'").length + 1
  return `UNH+${message}+COARRI:D:00B:UN:SMDG20'${body}UNT+${count}+${message}'`
}

/** Messages, MiB and containers a second; null where the server does not read them. */
export type EdifactRate = {
  readonly messages: number
  readonly mebibytes: number
  readonly accepted: number
  /** Containers a second. */
  readonly boxes: number
}

/** Sends one interchange of discharge reports and tells how fast it was taken. */
export const edifactRate = async (server: ServerChild): Promise<EdifactRate | null> => {
  const messages = Array.from({ length: MESSAGES }, (_, i) => messageOf(i + 1))
  const file = `UNB+UNOA:2+SENDER+MOLE+260109:0800+1'${messages.join('')}UNZ+${MESSAGES}+1'`
  const start = performance.now()
  const sent = await server.send('edifact', file)
  const seconds = (performance.now() - start) / 1000
  if (sent === null) return null
  return {
    messages: MESSAGES / seconds,
    mebibytes: file.length / MEBIBYTE / seconds,
    accepted: sent.accepted,
    boxes: (MESSAGES * BOXES) / seconds,
  }
}
