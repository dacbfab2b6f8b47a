import { ask } from './support/api.ts'
import { expect, test } from './support/journey.ts'
import { openFromMenu } from './support/steps.ts'

/** Names of this run alone: a run that is tried again does not meet its own. */
const MARK = String(Date.now() % 1_000_000)
const DESK = `Gate desk ${MARK}`
const COPY = `Night desk ${MARK}`
const AUTHORITY = `gate.override-${MARK}`

test.use({ expectedErrors: /status of (409|422)/ })

test('a role is made by ticking groups, copied, compared and deleted', async ({ page }) => {
  await page.goto('/account/profile')
  await openFromMenu(page, 'Administration', 'Roles')
  await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()

  await test.step('a group ticks its pages, and the preview shows the menu of a holder', async () => {
    await page.getByRole('button', { name: 'New role' }).click()
    const drawer = page.getByRole('dialog', { name: 'New role' })
    const preview = drawer.getByRole('complementary', { name: 'The menu of a holder' })
    await expect(preview.getByText('Only the pages that are open to everyone.')).toBeVisible()
    const trucks = drawer.getByRole('group', { name: 'Gate and trucks' })
    const all = trucks.getByRole('checkbox', { name: 'Gate and trucks' })
    await trucks.getByRole('checkbox', { name: 'Booking table' }).check()
    await expect(all).toHaveJSProperty('indeterminate', true)
    await all.check()
    await expect(trucks.getByText('3 of 3')).toBeVisible()
    await expect(preview.getByText('Turn time analysis')).toBeVisible()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByText('This is required.')).toBeVisible()
    await drawer.getByLabel('Name', { exact: true }).fill(DESK)
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: new RegExp(DESK) })).toContainText('3 of 41')
  })

  await test.step('a name that is taken is told at its field', async () => {
    await page.getByRole('button', { name: 'New role' }).click()
    const drawer = page.getByRole('dialog', { name: 'New role' })
    await drawer.getByLabel('Name', { exact: true }).fill(DESK)
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByText('This is already in use.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await expect(drawer).toBeHidden()
  })

  await test.step('its copy holds the same', async () => {
    await page.getByRole('button', { name: `Actions on ${DESK}` }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    const drawer = page.getByRole('dialog', { name: `Copy “${DESK}”` })
    await drawer.getByLabel('Name', { exact: true }).fill(COPY)
    await drawer.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('checkbox', { name: `Choose ${DESK}` }).check()
    await page.getByRole('checkbox', { name: `Choose ${COPY}` }).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    const compared = page.getByRole('dialog', { name: 'Compare roles' })
    await expect(compared.getByText('The two roles hold the same.')).toBeVisible()
    await compared.getByRole('checkbox', { name: 'Only differences' }).uncheck()
    await expect(compared.getByRole('row', { name: /Booking table has it has it/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('one that nobody has is deleted', async () => {
    await page.getByRole('button', { name: `Actions on ${COPY}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const asked = page.getByRole('dialog', { name: `Delete the role “${COPY}”?` })
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('row', { name: new RegExp(COPY) })).toBeHidden()
  })
})

test('roles to begin with are there, and one that was deleted comes back when it is asked for', async ({
  page,
}) => {
  await page.goto('/admin/role')
  await page.getByRole('button', { name: 'Actions on Maintenance engineer' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete the role “Maintenance engineer”?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /Maintenance engineer/ })).toBeHidden()
  await page.getByRole('button', { name: 'Suggested roles' }).click()
  const drawer = page.getByRole('dialog', { name: 'Suggested roles' })
  await expect(drawer.getByRole('checkbox', { name: /^Planner/ })).toBeDisabled()
  await drawer.getByRole('button', { name: 'Add 1 role' }).click()
  await expect(page.getByRole('row', { name: /Maintenance engineer/ })).toContainText('14 of 41')
})

test('an authority of our own is made, given to a role, and deleted out of it', async ({ page }) => {
  await page.goto('/admin/permission')
  await page.getByRole('button', { name: 'New authority' }).click()
  const drawer = page.getByRole('dialog', { name: 'New authority' })
  await drawer.getByLabel('Authority').fill('Not Like This')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('This does not have the right form.')).toBeVisible()
  await drawer.getByLabel('Authority').fill(AUTHORITY)
  await drawer.getByLabel('English').fill(`Override ${MARK}`)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: new RegExp(AUTHORITY) })).toBeVisible()

  await page.goto('/admin/role')
  await page.getByRole('button', { name: 'New role' }).click()
  const role = page.getByRole('dialog', { name: 'New role' })
  await role.getByLabel('Name', { exact: true }).fill(`Kiosk ${MARK}`)
  await role.getByRole('checkbox', { name: new RegExp(`Override ${MARK}`) }).check()
  await role.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`Kiosk ${MARK}`) })).toBeVisible()

  await page.goto(`/admin/permission?text=${AUTHORITY}`)
  await page.getByRole('checkbox', { name: `Choose Override ${MARK}` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete 1 authority?' })
  await expect(asked.getByText(`these roles lose it: Kiosk ${MARK}`)).toBeVisible()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No authority fits.')).toBeVisible()
})

test('a page of the menu is dragged to another place of its group, and back by the keyboard', async ({
  page,
}) => {
  await page.goto('/admin/permission')
  const [oee, track] = [
    'bigdataanalysis_agv_agvoeeefficiencyanalysis',
    'bigdataanalysis_agv_agvmovingtrackanalysis',
  ]
  const pages = page.getByRole('tabpanel').locator('tr[data-drag^="bigdataanalysis_agv_"]')
  const order = () => pages.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-drag')))
  await expect(pages).toHaveCount(4)
  const usual = await order()
  const line = (id: string) => page.locator(`tr[data-drag="${id}"]`)
  await line(track).dragTo(line(oee), { sourcePosition: { x: 320, y: 12 }, targetPosition: { x: 320, y: 3 } })
  const moved = usual.filter((id) => id !== track).toSpliced(usual.indexOf(oee), 0, track)
  await expect.poll(order).toEqual(moved)
  await page.reload()
  await expect.poll(order).toEqual(moved)

  const down = line(track).getByRole('button', { name: /^Move .* down$/ })
  while ((await order()).join() !== usual.join()) {
    const before = (await order()).join()
    await expect(down).toBeEnabled()
    await down.press('Enter')
    await expect.poll(async () => (await order()).join()).not.toBe(before)
  }
})

test('a long dictionary is turned page by page, to its last word', async ({ page, site, token }) => {
  const type = `bollard_${MARK}`
  const types = `${site}/v1/dictionary/types`
  await ask(types, token, { id: type, labels: { 'en-US': `Bollards ${MARK}` } })
  for (let at = 1; at <= 205; at++)
    await ask(`${types}/${type}/entries`, token, { code: `B${String(at).padStart(3, '0')}` })
  await page.goto(`/admin/dictionary?type=${type}`)
  const words = page.getByRole('tabpanel').getByRole('table').getByRole('rowheader')
  await expect(words).toHaveCount(50)
  await expect(page.getByText('1–50 of 205')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(words.first()).toHaveText('B051')
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('200')
  await expect(words).toHaveCount(200)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(words).toHaveText(['B201', 'B202', 'B203', 'B204', 'B205'])
  await page.reload()
  await expect(words.first()).toHaveText('B201')
})

test.describe('in another language', () => {
  test.use({ language: 'id-ID' })

  test('the terminal’s own word stands in the search form after a reload', async ({ page, site, token }) => {
    const word = `Geser ${MARK}`
    await page.goto('/admin/dictionary?type=op')
    await page.getByRole('button', { name: 'RESTOW_SHIP', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Bahasa Indonesia').fill(word)
    await drawer.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('row', { name: /RESTOW_SHIP/ })).toContainText(word)

    await page.goto(
      '/BigDataAnalysis/qc/qcEfficiencyTable?startTime=2026-01-12%2000:00&endTime=2026-01-12%2023:59',
    )
    await page.getByRole('button', { name: /^Operasi/ }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(word) })).toBeVisible()

    const url = `${site}/v1/dictionary/types/op/entries/RESTOW_SHIP`
    const headers = { Authorization: `Bearer ${token}` }
    const back = await page.request.put(url, { headers, data: { labels: {} } })
    expect(back.status()).toBe(200)
  })
})

test('a drawer gives the focus back to what opened it, a row or its menu', async ({ page }) => {
  await page.goto('/admin/role')
  const row = page.getByRole('button', { name: 'Planner', exact: true })
  await row.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Planner' }).getByLabel('Name').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()
  const more = page.getByRole('button', { name: 'Actions on Planner' })
  await more.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more).toBeFocused()
})
