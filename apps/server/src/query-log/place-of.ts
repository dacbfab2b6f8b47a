import { type Page, pageAt, TRACK_PAGES } from '@quaywise/contract'
import type { FastifyRequest } from 'fastify'
import { isSecretInput } from './redact.ts'

/** Where a caller stood: the page, its part of the menu, and its address with what it was asked. */
export type Place = { readonly page: string | null; readonly module: string; readonly address: string | null }

const MOST_ADDRESS = 6000

const MODULES: readonly (readonly [RegExp, string])[] = [
  [/^\/v1\/ingest\//, 'system'],
  [/^\/v1\/(log|rule|parameter|backup)/, 'system'],
  [/^\/api\/rule/, 'system'],
  [/^\/api\/login|^\/v1\/account|changePassword|\/mobile\/|getVerificationCode|oidc/, 'account'],
  [/^\/v1\/(user|role|department|dictionary|permission|session)/, 'admin'],
]

const field = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null
    ? Object.entries(from).find(([key]) => key === name)?.[1]
    : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The address that the browser tells, if it is one of a page of this application. */
const toldAddress = (header: unknown): URL | null => {
  if (typeof header !== 'string' || !header.startsWith('/') || header.length > MOST_ADDRESS) return null
  if (!URL.canParse(header, 'http://localhost')) return null
  const url = new URL(header, 'http://localhost')
  // On the way in, `state` is what a provider gave; on every other page it is a filter.
  const isFilter = (name: string): boolean => name === 'state' && !/^\/(user|account)\//.test(url.pathname)
  for (const name of [...url.searchParams.keys()])
    if (isSecretInput(name) && !isFilter(name)) url.searchParams.delete(name)
  return pageAt(url.pathname) ? url : null
}

/** The page that a call names itself: in its path, in its body, as the one to which it belongs, or by what it draws. */
const namedPage = (request: FastifyRequest): string => {
  const { access } = request.routeOptions.config
  if (typeof access === 'object' && 'page' in access && access.page.startsWith('/')) return access.page
  const params = request.asked?.params
  const [area, page] = [text(field(params, 'area')), text(field(params, 'page'))]
  if (area && page) return `/BigDataAnalysis/${area}/${page}`
  if (request.routeOptions.url?.startsWith('/v1/track/')) {
    const track = Object.entries(TRACK_PAGES).find(([kind]) => kind === text(field(params, 'kind')))
    if (track) return track[1]
  }
  return text(field(field(request.asked?.body, 'inquireParamCO'), 'visitedPage'))
}

const moduleOf = (page: Page | undefined, route: string): string =>
  page?.group ?? MODULES.find(([pattern]) => pattern.test(route))?.[1] ?? 'other'

/** Where the caller of a request stood. What the browser tells is believed only where the call does not say otherwise. */
export const placeOf = (request: FastifyRequest): Place => {
  const told = toldAddress(request.headers['x-page'])
  const page = pageAt(namedPage(request)) ?? (told ? pageAt(told.pathname) : undefined)
  const isThere = told !== null && told.pathname === page?.path
  return {
    page: page?.path ?? null,
    module: moduleOf(page, request.routeOptions.url ?? ''),
    address: isThere ? `${told.pathname}${told.search}` : null,
  }
}
