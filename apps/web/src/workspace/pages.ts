import { lazyPage } from '../boot/lazy-page.ts'

const profile = lazyPage(async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage)
const password = lazyPage(
  async () => (await import('../pages/password/change-password-page.tsx')).ChangePasswordPage,
)
const log = lazyPage(async () => (await import('../system/log/log-page.tsx')).LogPage)
const data = lazyPage(async () => (await import('../data/data-page.tsx')).DataPage)
const role = lazyPage(async () => (await import('../admin/role/role-page.tsx')).RolePage)
const permission = lazyPage(
  async () => (await import('../admin/permission/permission-page.tsx')).PermissionPage,
)
const dictionary = lazyPage(
  async () => (await import('../admin/dictionary/dictionary-page.tsx')).DictionaryPage,
)
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
  ['/admin/role', role],
  ['/admin/permission', permission],
  ['/admin/dictionary', dictionary],
  ['/BigDataAnalysis/system/log', log],
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
