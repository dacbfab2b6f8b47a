import type { EdifactWarningCode } from '../reason.ts'

const WHOLE = /^[A-Z]{4}\d{7}$/
const MARKS = /[\s.\-/]+/g

/** A container number as it is kept, and what is odd about how it was given. */
export type ContainerNo = { readonly number: string; readonly odd: readonly EdifactWarningCode[] }

/**
 * The ISO 6346 check digit of four letters and six digits: letters count from 10, leaving out the multiples of 11;
 * the weights are powers of two, the sum is taken modulo 11, and 10 becomes 0.
 */
const checkDigit = (prefix: string): number => {
  let sum = 0
  for (let i = 0; i < 10; i++) {
    const code = prefix.charCodeAt(i)
    const value = code < 65 ? code - 48 : code - 55 + Math.floor((code - 56) / 10)
    sum += value * 2 ** i
  }
  return (sum % 11) % 10
}

/** Reads a container number, without spaces and in capitals; null where there is none. */
export const readContainerNo = (given: string): ContainerNo | null => {
  const number = given.replace(MARKS, '').toUpperCase()
  if (number === '') return null
  const odd: EdifactWarningCode[] = number === given ? [] : ['CONTAINER_NO_CLEANED']
  if (!WHOLE.test(number)) odd.push('CONTAINER_NO_FORM')
  else if (checkDigit(number) !== Number(number.at(-1))) odd.push('CHECK_DIGIT')
  return { number, odd }
}
