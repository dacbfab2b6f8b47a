import { StoreError, type StoreErrorCode } from '@quaywise/analytics-store'
import type { ErrorCode } from '@quaywise/i18n/errors'
import { Problem } from './problem.ts'

const OF_STORE: Partial<Record<StoreErrorCode, ErrorCode>> = {
  TIMEOUT: 'QUERY_TIMEOUT',
  MEMORY: 'QUERY_TOO_LARGE',
  CANCELLED: 'ENGINE_UNAVAILABLE',
  BUSY: 'ENGINE_UNAVAILABLE',
  UNAVAILABLE: 'ENGINE_UNAVAILABLE',
  IN_USE: 'ENGINE_UNAVAILABLE',
}

const OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
}

const statusOf = (thrown: unknown): number =>
  thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number'
    ? thrown.statusCode
    : 500

/** The problem behind anything that was thrown while a call was served; what nobody foresaw is `INTERNAL`. */
export const problemOf = (thrown: unknown): Problem => {
  if (thrown instanceof Problem) return thrown
  if (thrown instanceof StoreError) return new Problem(OF_STORE[thrown.code] ?? 'INTERNAL', { cause: thrown })
  const status = statusOf(thrown)
  if (status < 400 || status > 499) return new Problem('INTERNAL', { cause: thrown })
  const code = OF_STATUS[status] ?? 'INVALID_INPUT'
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  return new Problem(code, { status, values: { detail }, cause: thrown })
}
