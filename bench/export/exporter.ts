import { join } from 'node:path'
import { openAdminStore } from '@quaywise/admin-store'
import { addUser, type ServerChild, TEST_PASSWORD } from '@quaywise/testing'

const PAGE = '/BigDataAnalysis/qc/qcEfficiencyTable'

/** Adds somebody who may export to a data folder that no server has open. */
export const addExporter = async (folder: string): Promise<void> => {
  const admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
  const pageAuthorities = ['bigdataanalysis_qc_qcefficiencytable']
  await addUser({ admin }, { pageAuthorities, uiAuthorities: ['export'] })
  await admin.close()
}

/** What came of an export: bytes, and seconds until the last. */
export type Exported = { readonly bytes: number; readonly seconds: number }

const signIn = async (url: string): Promise<string> => {
  const body = JSON.stringify({ type: 'account', username: 'ada', password: TEST_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/login/account`, { method: 'POST', headers, body })
  return JSON.parse(await response.text()).data.token
}

/** Fetches every lift behind the number of boxes as a file, as fast as it comes. */
export const exportLifts = async ({ url }: ServerChild, format: 'xlsx' | 'csv'): Promise<Exported> => {
  const token = await signIn(url)
  const start = performance.now()
  const response = await fetch(`${url}/v1/analysis/qc/qcEfficiencyTable/table/rows/export?format=${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      inquireParamCO: {
        ...{ startTime: '2026-01-01 00:00', endTime: '2026-12-31 23:59' },
        ...{ visitedPage: PAGE, terminal: 'mole' },
      },
      measure: 'crane_boxes',
    }),
  })
  if (!response.ok || !response.body) throw new Error(await response.text())
  let bytes = 0
  for await (const piece of response.body) bytes += piece.length
  return { bytes, seconds: (performance.now() - start) / 1000 }
}
