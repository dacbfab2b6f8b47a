import type { Route } from '@quaywise/contract'
import { z } from 'zod'
import { accessText } from './openapi.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const schemaText = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (!schema) return ''
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(json, null, 2))}</pre></details>`
}

const section = (route: Route): string => `<section>
<h2><span class="${route.method.toLowerCase()}">${route.method}</span> <code>${escaped(route.path)}</code></h2>
<p>${escaped(route.summary)} <em>${escaped(accessText(route.access))}</em></p>
${schemaText('Path', route.params, 'input')}${schemaText('Query', route.query, 'input')}
${schemaText('Body', route.body, 'input')}${schemaText('Answer', route.answer, 'output')}
</section>`

/** The calls as a page to read: no script, one style file of its own, nothing from elsewhere. */
export const docsPage = (routes: readonly Route[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Quaywise API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="stylesheet" href="/docs/page.css"></head><body><main>
<h1>Quaywise API</h1>
<p>Every answer is an envelope <code>{ success, data, errorCode?, errorMessage?, showType?, traceId }</code> with the
true HTTP status; what stands under “Answer” is its <code>data</code>. Sign in, then send
<code>Authorization: Bearer &lt;token&gt;</code>. The same as a document for programs:
<a href="/docs/openapi.json">openapi.json</a>.</p>
${routes.map(section).join('\n')}
</main></body></html>
`

/** The style of the page, served as a file because the content policy allows no inline style. */
export const DOCS_STYLE = `:root { color-scheme: dark light; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 } main { max-width: 60rem; margin: 0 auto; padding: 1rem }
section { border-top: 1px solid #8884; padding: .25rem 0 1rem }
h2 { font-size: 1.05rem; overflow-wrap: anywhere } h2 span { font-size: .75rem; padding: .15rem .5rem; border-radius: .25rem;
  color: #fff; background: #1890ff } h2 .post { background: #389e0d } em { opacity: .75 }
pre { overflow: auto; max-height: 28rem; padding: .75rem; border: 1px solid #8884; border-radius: .25rem; font-size: .8rem }
summary { cursor: pointer }
`
