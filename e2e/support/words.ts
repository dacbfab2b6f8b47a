import type { Page } from '@playwright/test'

/** Every text that a reader or a screen reader meets on a page: its title, its lines, and the names of its parts. */
export async function wordsOf(page: Page): Promise<readonly string[]> {
  const body = page.locator('body')
  const texts = [await page.title(), ...(await body.allInnerTexts()), await body.ariaSnapshot()]
  return [...new Set(texts.flatMap((text) => text.split('\n')).map((line) => line.trim()))].filter(Boolean)
}
