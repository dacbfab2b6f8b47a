import { useTab } from '../../workspace/tab-context.ts'
import { BatchDrawer } from '../batch/batch-drawer.tsx'
import { BatchFilters } from './batch-filters.tsx'
import { BatchTable } from './batch-table.tsx'
import { UploadZone } from './upload-zone.tsx'

/** Files: sent, on their way, and everything that came in. */
export function FilesPart() {
  const { query, setQuery } = useTab()
  return (
    <>
      <UploadZone />
      <BatchFilters />
      <BatchTable />
      {query.batch !== undefined && (
        <BatchDrawer key={query.batch} id={query.batch} onClose={() => setQuery({ batch: undefined })} />
      )}
    </>
  )
}
