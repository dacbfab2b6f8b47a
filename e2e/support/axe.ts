import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What stands in the way of somebody who uses the page in front without a mouse or without eyes: rule, and where. */
export async function hindrances(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { readonly axe: typeof axe }
    const { violations } = await engine.run(document, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  })
}
