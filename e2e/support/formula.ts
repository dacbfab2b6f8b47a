import { expect, type Locator, type Page } from '@playwright/test'
import { explain, lineOf, numberIn, roundingOf, textOf } from './report.ts'

/** How far a quotient may lie from the number shown, by the rounding of all three. */
function toleranceOf(numerator: string, denominator: string, shown: string): number {
  const [over, under] = [numberIn(numerator), numberIn(denominator)]
  const byTerms = (over / under) * (roundingOf(numerator) / over + roundingOf(denominator) / under)
  return roundingOf(shown) + byTerms + 1e-9
}

/** Opens the card of a tile's rate and works it out again from the terms that it shows. */
export async function expectItsQuotient(page: Page, tile: Locator, name: string): Promise<void> {
  const shown = await textOf(tile.getByRole('button').last())
  const card = await explain(page, tile, name)
  const numerator = await textOf(lineOf(card, 'Numerator'))
  const denominator = await textOf(lineOf(card, 'Denominator'))
  const factor = shown.includes('%') || name.includes('per 100') ? 100 : 1
  const quotient = (factor * numberIn(numerator)) / numberIn(denominator)
  const within = toleranceOf(numerator, denominator, shown) * factor
  expect(
    Math.abs(quotient - numberIn(shown)),
    `${name}: ${numerator} ÷ ${denominator} = ${shown}`,
  ).toBeLessThanOrEqual(within)
  await expect(card.getByRole('math')).toContainText(String(numberIn(shown)))
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
}
