import { expect, test } from './support/journey.ts'
import { openFromMenu, signInAs } from './support/steps.ts'

/** A name of this run alone. */
const RUN = Date.now() % 1_000_000
const LEADER = `leader.${RUN}`
const YARD = `Yard ${RUN}`

test.use({ expectedErrors: /status of (401|403|409|422)/ })

test('a department is made, a user is added to it, signs in, is signed out and disabled', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/account/profile')
  let password = ''

  await test.step('a department is made', async () => {
    await openFromMenu(page, 'Administration', 'Departments')
    await page.getByRole('button', { name: 'New department' }).click()
    const drawer = page.getByRole('dialog', { name: 'New department' })
    await drawer.getByRole('button', { name: 'Create' }).click()
    await expect(drawer.getByText('This is required')).toBeVisible()
    await drawer.getByLabel('Name').fill(YARD)
    await drawer.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: YARD })).toBeVisible()
  })

  await test.step('a user is refused at the field, then added with a made-up password', async () => {
    await openFromMenu(page, 'Administration', 'Users')
    await page.getByRole('button', { name: 'New user' }).click()
    const drawer = page.getByRole('dialog', { name: 'New user' })
    await drawer.getByLabel('User name').fill('Admin')
    await drawer.getByLabel('Name', { exact: true }).fill('Shift leader')
    await drawer.getByRole('button', { name: 'Create' }).click()
    await expect(drawer.getByText('This is already in use.')).toBeVisible()
    await drawer.getByLabel('User name').fill(LEADER)
    await drawer.getByLabel('Main department').fill(YARD)
    await drawer.getByLabel('Main department').press('Enter')
    await drawer.getByRole('button', { name: 'Create' }).click()
    const told = page.getByRole('dialog', { name: `The password of ${LEADER}` })
    password = (await told.getByRole('status').first().textContent()) ?? ''
    expect(password).toMatch(/^\w{5}(-\w{5}){3}$/)
    await told.getByRole('button', { name: 'I have kept it' }).click()
  })

  const row = page.getByRole('row', { name: new RegExp(LEADER) })
  const act = async (action: string) => {
    await row.getByRole('button', { name: `Actions on ${LEADER}` }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  await test.step('the list finds the user by name and by department', async () => {
    await page.getByRole('searchbox', { name: 'Name, user name, e-mail or phone' }).fill(LEADER)
    await expect(row).toContainText(YARD)
    await expect(page.getByRole('row', { name: /admin/ })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Department' }).selectOption({ label: YARD })
    await expect(row).toBeVisible()
  })

  const theirs = await browser.newContext({ baseURL: site, storageState: { cookies: [], origins: [] } })
  const own = await theirs.newPage()
  await test.step('the user signs in and is signed out by the administrator', async () => {
    await own.goto('/user/login')
    await signInAs(own, LEADER, password)
    await expect(own).toHaveURL(/changePassword/)
    await act('Sessions')
    const drawer = page.getByRole('dialog', { name: `Sessions of ${LEADER}` })
    await drawer.getByRole('button', { name: 'Sign out everywhere' }).click()
    const ask = page.getByRole('dialog', { name: `Sign ${LEADER} out everywhere?` })
    await ask.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(drawer.getByText('Signed in nowhere.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await own.reload()
    await expect(own).toHaveURL(/user\/login/)
  })

  await test.step('the user is disabled and cannot sign in; nobody disables themselves', async () => {
    await act('Disable')
    const ask = page.getByRole('dialog', { name: `Disable ${LEADER}?` })
    await ask.getByRole('button', { name: 'Disable' }).click()
    await expect(row).toContainText('Disabled')
    await signInAs(own, LEADER, password)
    await expect(own.getByText('This account is disabled')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('checkbox', { name: 'Choose admin', exact: true }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Disable' }).click()
    await page
      .getByRole('dialog', { name: 'Disable admin?' })
      .getByRole('button', { name: 'Disable' })
      .click()
    await expect(page.getByText('You cannot do this to your own account')).toBeVisible()
  })

  await test.step('the list is saved as a workbook', async () => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect((await file).suggestedFilename()).toMatch(/^Users .*\.xlsx$/)
  })
  await theirs.close()
})

test('a department is dragged below another one, after a question, and back by the keyboard', async ({
  page,
}) => {
  const [port, crew] = [`Port ${RUN}`, `Crew ${RUN}`]
  await page.goto('/admin/department')
  for (const name of [port, crew]) {
    await page.getByRole('button', { name: 'New department', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'New department' })
    await drawer.getByLabel('Name').fill(name)
    await drawer.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const branch = (name: string) => page.locator('[data-drag]').filter({ hasText: name })
  await branch(crew).dragTo(branch(port))
  const asked = page.getByRole('dialog', { name: `Move ${crew}?` })
  await expect(asked).toContainText(`to “${port}”`)
  await asked.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('heading', { name: `${port} / ${crew}` })).toBeVisible()
  await page.getByRole('button', { name: `Actions on ${crew}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Move', exact: true }).press('Enter')
  const drawer = page.getByRole('dialog', { name: `Move ${crew}` })
  await drawer.getByLabel('Lies under').fill('at the top')
  await drawer.getByLabel('Lies under').press('Enter')
  await drawer.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('heading', { name: crew, exact: true })).toBeVisible()
})
