import { lazyPage } from '../boot/lazy-page.ts'

const profile = lazyPage(async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage)
const password = lazyPage(
  async () => (await import('../pages/password/change-password-page.tsx')).ChangePasswordPage,
)
const data = lazyPage(async () => (await import('../data/data-page.tsx')).DataPage)

const users = lazyPage(async () => (await import('../admin/account/account-page.tsx')).AccountPage)
const departments = lazyPage(
  async () => (await import('../admin/department/department-page.tsx')).DepartmentPage,
)
const parameters = lazyPage(
  async () => (await import('../system/parameters/parameters-page.tsx')).ParametersPage,
)

/** The pages that are written by hand, by path. */
export const OWN_PAGES: ReadonlyMap<string, ReturnType<typeof lazyPage>> = new Map([
  ['/account/profile', profile],
  ['/account/changePassword', password],
  ['/BigDataAnalysis/system/data', data],
  ['/BigDataAnalysis/system/AlgorithmAndSystemParameterSetting', parameters],
  ['/admin/account', users],
  ['/admin/department', departments],
])

/** The page of every analytics report. */
export const REPORT_PAGE = lazyPage(async () => (await import('../report/report-page.tsx')).ReportPage)

/** Starts to fetch the files of the page that an address names. */
export function preloadPage(path: string): void {
  const own = OWN_PAGES.get(path)
  if (own) own.preload()
  else if (path.startsWith('/BigDataAnalysis/')) REPORT_PAGE.preload()
}
