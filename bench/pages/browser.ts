import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { REPORTS } from '@quaywise/reports/server'
import type { LoadedTerminal } from './loaded-terminal.ts'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const PATIENCE_MS = 120_000
const WAITING = '.report .qw-panel__waiting, .report .qw-kpi[aria-busy="true"]'

/** What a page took in the browser, in milliseconds. */
export type Drawn = {
  readonly page: string
  /** From the click in the menu to the first panel with its data, and to the last. */
  readonly first: number
  readonly last: number
  /** The longest task of the page's thread while it was drawn, and while it was then scrolled and touched. */
  readonly drawing: number
  readonly loaded: number
}

const WATCH = `
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })`

const longest = (page: Page): Promise<number> =>
  page.evaluate<number>('Math.max(0, ...window.longTasks.splice(0))')

/** Scrolls a page to its end and back and moves the pointer over its charts, as a reader does. */
const useIt = async (page: Page): Promise<void> => {
  await page.mouse.move(700, 500)
  for (const turn of [1, 1, 1, -1, -1, -1]) {
    await page.mouse.wheel(0, turn * 600)
    for (const x of [400, 700, 1000]) await page.mouse.move(x, 500)
    await page.waitForTimeout(100)
  }
}

/** Goes to a page from the menu; one that begins with a choice of calls begins with the first of them. */
const entered = async (page: Page, path: string): Promise<number> => {
  const panel = page.locator('.report:visible .qw-panel').first()
  const call = page.locator('.call-card:visible').first()
  let began = performance.now()
  await page.locator(`.side-menu [data-menu-id$="${path}"]`).click()
  await panel.or(call).first().waitFor({ timeout: PATIENCE_MS })
  if (await call.isVisible()) {
    began = performance.now()
    await call.click()
  }
  await panel.waitFor({ timeout: PATIENCE_MS })
  return began
}

const opened = async (page: Page, path: string): Promise<Drawn> => {
  await longest(page)
  const began = await entered(page, path)
  const waiting = page.locator(WAITING).filter({ visible: true })
  const all = await waiting.count()
  let first = performance.now() - began
  for (let left = all; left > 0; left = await waiting.count()) {
    if (left === all) first = performance.now() - began
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${path}: ${left} panels never came`)
    await page.waitForTimeout(5)
  }
  const last = performance.now() - began
  const drawing = await longest(page)
  await page.waitForTimeout(500)
  await longest(page)
  await useIt(page)
  return { page: path.split('/').slice(-1).join(''), first, last, drawing, loaded: await longest(page) }
}

const launched = async (): Promise<Browser> => {
  if (!existsSync(CHROMIUM))
    throw new Error(`There is no browser at ${CHROMIUM}: install the package "chromium".`)
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
}

/** Opens every page of the loaded terminal from the menu, in Chromium at 1440 × 900. */
export const drawnPages = async ({ app, token }: LoadedTerminal): Promise<readonly Drawn[]> => {
  const site = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await launched()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript({ content: WATCH })
    await page.addInitScript({
      content: `localStorage.setItem('token', '${token}'); localStorage.setItem('umi_locale', 'en-US')`,
    })
    await page.goto(`${site}/account/profile`, { waitUntil: 'networkidle' })
    const folded = page.locator('.side-menu [aria-expanded="false"]')
    while ((await folded.count()) > 0) await folded.first().click()
    const drawn: Drawn[] = []
    for (const { report } of REPORTS.values()) drawn.push(await opened(page, report.path))
    return drawn
  } finally {
    await browser.close()
  }
}
