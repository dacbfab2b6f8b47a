import { expect, type Page } from '@playwright/test'

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
