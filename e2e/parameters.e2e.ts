import type { ParameterList } from '@quaywise/contract'
import { ask as call } from './support/api.ts'
import { expect, test } from './support/journey.ts'
import { openFromMenu } from './support/steps.ts'

const KEY = 'appointment.tolerance_min'
const PAGE = '/BigDataAnalysis/system/AlgorithmAndSystemParameterSetting'

test.use({ expectedErrors: /status of 409/ })

test('a parameter is tried on the last days, kept with a reason, and brought back', async ({
  page,
  site,
  token,
}) => {
  test.slow()
  await page.goto('/account/profile')
  await openFromMenu(page, 'System', 'Parameters')
  await page.getByRole('searchbox', { name: 'Search name, meaning or key' }).fill('appointment.tolerance')
  const name = page.getByRole('button', { name: 'Appointment tolerance', exact: true })
  await name.click()
  const drawer = page.getByRole('dialog', { name: 'Appointment tolerance' })
  const value = drawer.getByRole('spinbutton', { name: 'Value' })
  await expect(drawer).toContainText('30 min holds now; the default is 30 min.')

  await test.step('a value out of bounds is refused at its field', async () => {
    await value.fill('999')
    await drawer.getByRole('textbox', { name: 'Reason' }).fill('no')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByText('This must lie within 0 – 240 min.')).toBeVisible()
    await expect(drawer.getByText('Say why, in at least 5 characters.')).toBeVisible()
  })

  await test.step('the dry run counts the last seven days by the new value', async () => {
    await value.fill('5')
    const dry = drawer.getByRole('region', { name: 'Dry run' })
    await expect(dry.getByRole('status')).toContainText(/appointments: [1-9][\d,]* counted otherwise/)
    await expect(dry.getByRole('row', { name: /^Appointments kept/ })).toContainText('−')
  })

  await test.step('a time in the past says what it does to what was counted', async () => {
    const begins = drawer.getByRole('textbox', { name: 'Effective from' })
    await begins.fill('2026-01-05 08:00')
    await begins.press('Enter')
    await expect(drawer.getByText(/^Everything since .*2026.* is counted again by this value/)).toBeVisible()
  })

  await test.step('it is kept, and the page tells by whom and why', async () => {
    await drawer.getByRole('textbox', { name: 'Reason' }).fill('Shorter slots since the new gate')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer).toBeHidden()
    const row = page.getByRole('row').filter({ has: name })
    await expect(row).toContainText('5 min')
    await expect(row).toContainText('Shorter slots since the new gate')
  })

  await test.step('it is listed as a change, and brought back to the default', async () => {
    await page.getByRole('button', { name: 'Changes and approval' }).click()
    const change = page.getByRole('listitem').filter({ hasText: 'Shorter slots since the new gate' }).first()
    await expect(change).toContainText('Approved')
    await page.getByRole('button', { name: 'Parameters', exact: true }).click()
    await page.getByRole('searchbox').fill('appointment.tolerance')
    // Rows that come again take an open menu with them.
    await expect(page.getByRole('button', { name: /^Actions on / })).toHaveCount(1)
    await page.getByRole('button', { name: 'Actions on Appointment tolerance' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'Appointment tolerance: history' })
    await history.getByRole('button', { name: 'Roll back to this' }).last().click()
    const ask = page.getByRole('dialog', { name: 'Roll “Appointment tolerance” back?' })
    await expect(ask).toContainText('Left empty, later versions leave no trace')
    const reason = ask.getByRole('textbox', { name: 'Reason' })
    await reason.fill('old')
    await ask.getByRole('button', { name: 'Roll back to this' }).click()
    await expect(ask.getByText('Say why, in at least 5 characters.')).toBeVisible()
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill('The old slots are back')
    await test.step('what others changed meanwhile is told at the value, and nothing is saved', async () => {
      const parameter = `${site}/v1/parameter`
      const held = await call<ParameterList>(`${parameter}/list`, token)
      const { newest } = held.parameters.find(({ key }) => key === KEY) ?? { newest: 0 }
      const values = [{ key: KEY, value: 12, base: newest }]
      await call(`${parameter}/save`, token, { values, reason: 'Changed by somebody else' })
      await ask.getByRole('button', { name: 'Roll back to this' }).click()
      await expect(ask.getByRole('alert')).toHaveText('Somebody changed it meanwhile.')
      await expect(ask).toContainText('from 12 min')
    })
    await ask.getByRole('button', { name: 'Roll back to this' }).click()
    await expect(ask).toBeHidden()
    await expect(history.getByText('Rolled back').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row').filter({ has: name })).toContainText('The old slots are back')
  })
})

test('a scheduled job is made, run at once, paused and deleted', async ({ page }) => {
  const job = `Nightly check ${Date.now() % 1_000_000}`
  await page.goto(`${PAGE}?part=jobs`)
  await page.getByRole('button', { name: 'New job' }).click()
  const drawer = page.getByRole('dialog', { name: 'New job' })
  await drawer.getByRole('textbox', { name: 'Description' }).fill('four')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('A name is required.')).toBeVisible()
  await expect(drawer.getByText('Describe it in at least 5 characters.')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Name' }).fill(job)
  await drawer.getByRole('textbox', { name: 'Description' }).fill('Looks at the roll-ups at night')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search name' }).fill(job)
  const row = page.getByRole('row').filter({ hasText: job })
  await expect(row).toContainText('Every 1 h')
  await expect(row).toContainText('Never')
  const act = async (item: string) => {
    await page.getByRole('button', { name: `Actions on ${job}` }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await act('Run now')
  await expect(row).toContainText('Online', { timeout: 60_000 })
  await act('Pause')
  await expect(row).toContainText('Paused')
  await act('Delete')
  const ask = page.getByRole('dialog', { name: `Delete “${job}”?` })
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No job fits.')).toBeVisible()
})
