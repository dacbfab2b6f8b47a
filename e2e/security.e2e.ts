import { expect, test } from './support/journey.ts'
import { openReport, REPORTS } from './support/report.ts'

/** A policy as a map from each directive to its sources. */
const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...sources]) => [name, sources]),
  )

test('the content policy is strict, and its nonce is made for each answer', async ({ request }) => {
  const policies: string[] = []
  for (const path of ['/user/login', '/account/profile', '/index.html', '/nowhere']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    policies.push(policy)
    const directives = directivesOf(policy)
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('script-src')).toEqual(["'self'"])
    expect(directives.get('connect-src')).toEqual(["'self'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(directives.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=]{20,}'$/)])
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
  }
  expect(new Set(policies).size).toBe(policies.length)
})

test('no page asks another host for anything, and none breaks the policy', async ({ page, site }) => {
  const foreign: string[] = []
  const broken: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${site}/`) && !/^(data|blob):/.test(url)) foreign.push(url)
  })
  await page.exposeFunction('tellBrokenPolicy', (text: string) => broken.push(text))
  await page.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) =>
      window.tellBrokenPolicy(event.violatedDirective + ' ' + event.blockedURI))`,
  })
  for (const path of REPORTS) await openReport(page, path)
  await page.goto('/BigDataAnalysis/system/data')
  await expect(page.getByRole('region', { name: 'Send files' })).toBeVisible()
  for (const part of ['Mappings', 'Sources'])
    await page.getByRole('navigation', { name: 'Data' }).getByRole('button', { name: part }).click()
  await openReport(page, REPORTS[0] ?? '')
  await page
    .getByRole('button', { name: /^How is this computed/ })
    .first()
    .click()
  await page.getByLabel('Language').selectOption('fa-IR')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/exception?errorMessage=<script src=//elsewhere.example></script>')
  await expect(page.getByText('<script src=//elsewhere.example></script>')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/user/login')
  await expect(page.getByRole('combobox')).toBeVisible()
  expect({ foreign, broken }).toEqual({ foreign: [], broken: [] })
})
