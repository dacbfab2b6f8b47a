import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { openReport, REPORTS } from './support/report.ts'
import { wordsOf } from './support/words.ts'

/** What each language calls signing in, the administration and the three pages. */
const LANGUAGES = [
  { id: 'zh-CN', signIn: '登录', admin: '系统管理', titles: ['工班小时监控', '船舶效率表', '桥吊效率表'] },
  {
    id: 'en-US',
    signIn: 'Sign in',
    admin: 'Administration',
    titles: ['Shift by hour', 'Vessel efficiency table', 'QC efficiency table'],
  },
  { id: 'zh-TW', signIn: '登入', admin: '系統管理', titles: ['工班小時監控', '船舶效率表', '橋式機效率表'] },
  { id: 'ja-JP', signIn: 'サインイン', admin: '管理', titles: ['シフト時間別', '船舶効率表', 'QC 効率表'] },
  {
    id: 'pt-BR',
    signIn: 'Entrar',
    admin: 'Administração',
    titles: ['Turno por hora', 'Tabela de eficiência de navios', 'Tabela de eficiência dos QC'],
  },
  {
    id: 'id-ID',
    signIn: 'Masuk',
    admin: 'Administrasi',
    titles: ['Sif per jam', 'Tabel efisiensi kapal', 'Tabel efisiensi QC'],
  },
  {
    id: 'fa-IR',
    signIn: 'ورود',
    admin: 'مدیریت',
    titles: ['شیفت به تفکیک ساعت', 'جدول بهره‌وری کشتی‌ها', 'جدول بهره‌وری QC'],
  },
] as const

/** A name of the catalogues that was shown in place of its words. */
const RAW_KEY =
  /\b(login|shell|tab|profile|password|request|state|menu|page|question|panel|report|measure|means|dimension|column|attribute|key|row|unit|stage|container|grouping|excluded|exclusion|data|ingest|table)\.[a-z_][\w./-]*/i
const PLACEHOLDER = /\{\w+\}/

async function expectWords(page: Page): Promise<readonly string[]> {
  const words = await wordsOf(page)
  expect(words.length).toBeGreaterThan(5)
  expect(words.filter((text) => RAW_KEY.test(text) || PLACEHOLDER.test(text))).toEqual([])
  return words
}

/** Signs of the trade, names of things and units, which Chinese terminals write in Latin letters too. */
const LATIN =
  /\b(Quaywise|Trial|Terminal|AGV|ASC|OEE|QC|TEU|[GNVB]MPH|MMBF|P50|P90|UTC|GMT|ETA|ATA|ETB|ATB|ETD|ATD|ETC|ATC|PBP|IMO|LOA|min|kWh)\b/g

async function expectNoEnglish(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const spoken = [
    ...(await main.getByRole('heading').allInnerTexts()),
    ...(await main.getByRole('columnheader').allInnerTexts()),
    ...(await main.getByRole('tab').allInnerTexts()),
    ...(await page.getByRole('menuitem').allInnerTexts()),
  ]
  expect(spoken.length).toBeGreaterThan(10)
  expect(spoken.filter((text) => /[A-Za-z]{3,}/.test(text.replace(LATIN, '')))).toEqual([])
}

for (const { id, signIn, admin, titles } of LANGUAGES) {
  test.describe(id, () => {
    test.use({ signedIn: false })

    test('speaks on every page, in its own direction', async ({ page, token }) => {
      await page.goto('/user/login')
      await page.getByRole('combobox').selectOption(id)
      await expect(page.getByRole('button', { name: signIn, exact: true })).toBeVisible()
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', id)
      await expect(html).toHaveAttribute('dir', id === 'fa-IR' ? 'rtl' : 'ltr')
      await expectWords(page)

      await page.evaluate((value) => localStorage.setItem('token', value), token)
      await page.goto('/account/profile')
      await expect(page.getByRole('menuitem', { name: admin, exact: true })).toBeVisible()
      await expect(html).toHaveAttribute('dir', id === 'fa-IR' ? 'rtl' : 'ltr')
      await expectWords(page)

      for (const [index, title] of titles.entries()) {
        await openReport(page, REPORTS[index] ?? '')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expectWords(page)
        if (id === 'zh-CN') await expectNoEnglish(page)
      }
    })
  })
}

test.describe('a language that is not known', () => {
  test.use({ language: 'xx-YY' })

  test('gives way to Chinese', async ({ page }) => {
    await page.goto('/account/profile')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.getByRole('menuitem', { name: '系统管理', exact: true })).toBeVisible()
  })
})
