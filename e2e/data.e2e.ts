import { expect, test } from './support/journey.ts'
import { openFromMenu } from './support/steps.ts'

const DATA = '/BigDataAnalysis/system/data'

/** A quay of this run alone: what came in before does not come in again. */
const QUAY = `south-quay-${Date.now() % 1_000_000}`

const mapping = {
  id: QUAY,
  kind: 'port-calls',
  name: 'Port calls of the south quay',
  source: `port-calls:${QUAY}`,
  terminal: { id: QUAY, name: 'South quay', locode: 'DEBRV', zone: 'Europe/Berlin' },
  dateFormats: ['yyyy-MM-dd HH:mm'],
  columns: {
    vessel: 'ship',
    port_entry: { date: 'arrived' },
    stay_start: { date: 'berthed' },
    stay_end: { date: 'left' },
  },
}
const HEAD = 'ship,arrived,berthed,left'
const GOOD = 'ANNA,2026-01-10 06:00,2026-01-10 08:30,2026-01-10 22:00'
const BACKWARDS = '"BETA, THE",2026-01-11 05:00,2026-01-11 09:30,2026-01-11 07:00'
const NO_DATE = 'GAMMA,2026-01-12 05:00,soon,2026-01-12 23:00'
const CALLS = [HEAD, GOOD, BACKWARDS, NO_DATE].join('\n')

// A mapping that is refused is one of the steps.
test.use({ expectedErrors: /status of 422/ })

test('a mapping is tried and kept, a file is sent, and its refused rows are corrected', async ({ page }) => {
  await page.goto('/account/profile')
  await openFromMenu(page, 'System', 'Data')
  await expect(page.getByRole('heading', { name: 'Data', level: 1 })).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'Data' })

  await test.step('a mapping is written with a preview on a sample', async () => {
    await parts.getByRole('button', { name: 'Mappings' }).click()
    await page.getByRole('button', { name: 'New mapping' }).click()
    const text = page.getByRole('textbox', { name: 'The mapping as JSON' })
    await text.fill(JSON.stringify({ ...mapping, columns: { ...mapping.columns, vessel: '' } }))
    await expect(page.getByRole('button', { name: 'columns.vessel' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const refused = page.getByRole('alert').filter({ hasText: 'This is required.' })
    await expect(refused.getByRole('button', { name: 'columns.vessel' })).toBeVisible()
    await expect(text).toBeFocused()
    await page.getByRole('textbox', { name: 'The sample' }).fill(CALLS)
    await page.getByRole('combobox', { name: 'Vessel' }).selectOption('ship')
    await expect(text).toHaveValue(/"vessel": "ship"/)
    await expect(page.getByText('The mapping is in order')).toBeVisible()
    await text.fill('{ "id": ')
    await expect(page.getByRole('alert')).toContainText('Not yet JSON')
    await text.fill(JSON.stringify(mapping, null, 2))
    await expect(page.getByText('1 would be taken · 2 rejected · 0 left out')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'ANNA' })).toBeVisible()
    await expect(page.getByText('A stay at berth ends before it starts')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`The mapping “${QUAY}” is kept`)).toBeVisible()
  })

  await test.step('a file is sent by it, and its counts are told', async () => {
    await parts.getByRole('button', { name: 'Files' }).click()
    const zone = page.getByRole('region', { name: 'Send files' })
    await zone.getByRole('combobox', { name: 'Mapping' }).selectOption(QUAY)
    const chooser = page.waitForEvent('filechooser')
    await zone.getByRole('button', { name: 'Choose files' }).click()
    const file = { name: 'south.csv', mimeType: 'text/csv', buffer: Buffer.from(CALLS) }
    await (await chooser).setFiles(file)
    await expect(zone.getByText('1 accepted · 0 duplicate · 2 rejected')).toBeVisible()
    await expect(
      page.getByRole('row', { name: new RegExp(`south\\.csv.*Rows rejected.*${QUAY}`) }),
    ).toBeVisible()
    await zone.getByRole('button', { name: 'See and correct' }).click()
  })

  await test.step('a refused row is corrected and sent again', async () => {
    const drawer = page.getByRole('dialog', { name: 'south.csv' })
    await drawer.getByRole('button', { name: 'Correct line 3' }).click()
    const form = drawer.getByRole('form', { name: 'Correct line 3' })
    await expect(form.getByLabel('ship')).toHaveValue('BETA, THE')
    await form.getByLabel('left').fill('2026-01-11 19:00')
    await form.getByRole('button', { name: 'Keep the correction' }).click()
    await expect(drawer.getByText('1 corrected row ready to be sent')).toBeVisible()
    await drawer.getByRole('button', { name: 'Send corrections' }).click()
    await expect(drawer.getByText('1 accepted · 0 duplicate · 0 rejected')).toBeVisible()
    await drawer.getByRole('status').getByRole('button', { name: 'Open' }).click()
    const corrected = page.getByRole('dialog', { name: 'south.corrected.csv' })
    await expect(corrected.getByText('All taken')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(DATA)
  })

  await test.step('its source is listed with its facts', async () => {
    await page.goto(`${DATA}?part=sources&terminal=${QUAY}`)
    const row = page.getByRole('row', { name: `Vessel calls port-calls:${QUAY}` })
    await expect(row).toBeVisible()
    await page.getByRole('button', { name: 'View as table' }).click()
    await expect(
      page.getByRole('columnheader', { name: 'Length' }).or(page.getByText('No gap')),
    ).toBeVisible()
  })
})
