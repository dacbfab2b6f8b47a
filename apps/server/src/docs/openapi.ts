import { type Access, envelope, failure, type Route } from '@quaywise/contract'
import { z } from 'zod'

type Json = { readonly [key: string]: unknown }

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

const parametersOf = (schema: z.ZodType | undefined, where: 'path' | 'query'): readonly Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: one,
  }))
}

const pageText = (page: string): string =>
  page.startsWith('/') ? `the authority of ${page}` : 'the authority of the page that it names'

/** Who may make a call, in words. */
export const accessText = (access: Access): string => {
  if (access === 'public') return 'Open to everyone.'
  if (access === 'signed-in') return 'Needs a session.'
  if (access === 'tool') return 'For the tools of the server’s own machine.'
  const page = 'page' in access ? pageText(access.page) : undefined
  const ui = access.ui && `the authority ${access.ui}`
  return `Needs ${[page, ui].filter(Boolean).join(' and ')}.`
}

const requestBody = ({ body, takes }: Route): Json => {
  if (takes === 'stream')
    return {
      requestBody: {
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }
  if (!body) return {}
  // A body in which nothing is required may be left away.
  const required = !body.safeParse({}).success
  return { requestBody: { required, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
}

const responses = ({ answer, gives }: Route): Json => ({
  '200': {
    description: 'The answer.',
    content: gives
      ? { [gives]: { schema: { type: 'string' } } }
      : { 'application/json': { schema: schemaOf(envelope(answer), 'output') } },
  },
  default: {
    description: 'What went wrong, with its true HTTP status.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  },
})

const operation = (route: Route): Json => ({
  summary: route.summary,
  description: accessText(route.access),
  ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
  ...requestBody(route),
  responses: responses(route),
})

const pathOf = (route: Route): string => route.path.replace(/:(\w+)/g, '{$1}')

/** The OpenAPI 3.1 document of the calls, made from the schemas that check them. */
export const openApi = (routes: readonly Route[]): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes)
    paths[pathOf(route)] = { ...paths[pathOf(route)], [route.method.toLowerCase()]: operation(route) }
  return {
    openapi: '3.1.0',
    info: { title: 'Quaywise', version: '1', description: 'The calls of the terminal’s back office.' },
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
