import { expect, type Locator, type Page } from '@playwright/test'

export const SHIFT_BY_HOUR = '/BigDataAnalysis/workshift/workshiftMonitorHour'
export const VESSEL_TABLE = '/BigDataAnalysis/vessel/VesselEfficiencyTable'
export const QC_TABLE = '/BigDataAnalysis/qc/qcEfficiencyTable'
export const REPORTS = [SHIFT_BY_HOUR, VESSEL_TABLE, QC_TABLE]

/** Opens a page of numbers and waits until each of its panels has answered. */
export async function openReport(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/** Waits until no panel of the page in front is loading any more. */
export async function settled(page: Page): Promise<void> {
  const front = page.getByRole('tabpanel')
  await expect(front.getByRole('region').first()).toBeVisible()
  await expect(front.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** A panel of the page in front, by its title. */
export const panelOf = (page: Page, title: string): Locator =>
  page.getByRole('tabpanel').getByRole('region', { name: title, exact: true }).first()

/** A tile of a group of tiles. */
export const tileOf = (page: Page, group: string, name: string): Locator =>
  panelOf(page, group).getByRole('article', { name, exact: true })

/** The text of a part of the page. */
export const textOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? ''

/** The first number of a text as it is written in English: `1,516 box` is 1516. */
export function numberIn(text: string): number {
  const digits = /-?\d[\d,]*(\.\d+)?/.exec(text)?.[0]
  if (digits === undefined) throw new Error(`No number in "${text}"`)
  return Number(digits.replaceAll(',', ''))
}

/** The number that a tile shows. */
export const tileNumber = async (tile: Locator): Promise<number> =>
  numberIn(await textOf(tile.getByRole('button').last()))

/** Half a unit of the last digit of a number as it is written: what rounding may have taken. */
export function roundingOf(text: string): number {
  const decimals = /\d\.(\d+)/.exec(text)?.[1]?.length ?? 0
  return 0.5 * 10 ** -decimals
}

/** Opens the card that explains the number of a tile. */
export async function explain(page: Page, tile: Locator, name: string): Promise<Locator> {
  await tile.getByRole('button', { name: `How is this computed? ${name}`, exact: true }).click()
  const card = page.getByRole('dialog', { name })
  await expect(card).toBeVisible()
  return card
}

/** The amount of a line of a formula card. */
export const lineOf = (card: Locator, label: string): Locator =>
  card.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::*[last()]')
