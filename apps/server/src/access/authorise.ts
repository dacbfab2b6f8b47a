import { type Access, mayOpen, pageAt } from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import { identityOf } from './identity.ts'

type Asked = { readonly params: unknown; readonly body: unknown }

const NOTHING: Asked = { params: null, body: null }

const text = (from: unknown, key: string): string => {
  const value =
    from && typeof from === 'object' ? Object.entries(from).find(([name]) => name === key)?.[1] : ''
  return typeof value === 'string' ? value : ''
}

type Where = Extract<Access, { page: unknown }>['page']

const pathAsked = (where: Where, { params, body }: Asked): string => {
  if (where !== 'in-path' && where !== 'in-body') return where
  if (where === 'in-path') return `/BigDataAnalysis/${text(params, 'area')}/${text(params, 'page')}`
  const inquire = body && typeof body === 'object' && 'inquireParamCO' in body ? body.inquireParamCO : null
  return text(inquire, 'visitedPage')
}

/** Lets a call through whose caller holds what the route asks for; throws `UNAUTHENTICATED` or `FORBIDDEN`. */
export const authorise = (access: Access, request: FastifyRequest, asked: Asked): void => {
  if (access === 'public') return
  const { kind, rights } = identityOf(request)
  if (access === 'signed-in' || (access === 'tool' && kind === 'tool')) return
  if (access === 'tool') throw new Problem('FORBIDDEN')
  if (access.ui !== undefined && !rights.uiAuthorities.includes(access.ui)) throw new Problem('FORBIDDEN')
  if (!('page' in access)) return
  const path = pathAsked(access.page, asked)
  const page = pageAt(path)
  if (!page) throw new Problem('UNKNOWN_PAGE', { values: { page: path } })
  if (!mayOpen(page, rights)) throw new Problem('FORBIDDEN')
}

/**
 * The gate of every route, before its body is read: no caller, no call; and a first password is replaced
 * before anything else, and a second factor that has to be is set up. A route that does not say who may call it is not registered at all.
 */
export const guardRoutes = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.access) throw new Error(`The route ${url} does not say who may call it.`)
  })
  app.addHook('onRequest', async (request) => {
    const { access, beforePasswordChange } = request.routeOptions.config ?? {}
    if (!access || access === 'public') return
    const identity = identityOf(request)
    if (typeof access === 'object' && 'page' in access && access.page.startsWith('/'))
      authorise(access, request, NOTHING)
    else if (typeof access === 'object' && access.ui) authorise({ ui: access.ui }, request, NOTHING)
    if (identity.kind === 'user' && identity.user.mustChangePassword && !beforePasswordChange)
      throw new Problem('MUST_CHANGE_PASSWORD')
    if (identity.kind === 'user' && identity.mustSetUpFactor && !beforePasswordChange)
      throw new Problem('MUST_SET_UP_FACTOR')
  })
}
