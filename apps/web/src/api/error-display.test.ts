import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { displayOf } from './error-display.ts'

const refusal = (showType: number | undefined, message = 'No') =>
  new ApiError(message, 'CONFLICT', 409, showType)

describe('the display of an error', () => {
  it.each([
    [0, { kind: 'silent' }],
    [1, { kind: 'warning', text: 'No' }],
    [2, { kind: 'error', text: 'No' }],
    [4, { kind: 'notification', title: 'CONFLICT', text: 'No' }],
    [9, { kind: 'redirect', href: '/exception?errorCode=CONFLICT&errorMessage=No' }],
    [undefined, { kind: 'error', text: 'No' }],
    [77, { kind: 'error', text: 'No' }],
  ])('follows show type %s', (showType, expected) => {
    expect(displayOf(refusal(showType))).toEqual(expected)
  })

  it('names the network when no answer came', () => {
    expect(displayOf(new NetworkError(new TypeError('failed')))).toEqual({ kind: 'network' })
  })

  it('has no text when nothing is known', () => {
    expect([displayOf(refusal(2, '')), displayOf('odd')]).toEqual([
      { kind: 'error', text: null },
      { kind: 'error', text: null },
    ])
  })

  it('keeps a hostile message inside the query of the exception page', () => {
    expect(displayOf(refusal(9, 'a&errorCode=b#c'))).toEqual({
      kind: 'redirect',
      href: '/exception?errorCode=CONFLICT&errorMessage=a%26errorCode%3Db%23c',
    })
  })
})
