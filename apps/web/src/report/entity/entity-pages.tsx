import type { Entity } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { reportsQuery } from '../../workspace/reports.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { useReport } from '../page/report-view.ts'
import { pagesOf } from './pages-of.ts'

/** The pages that tell more of a thing, opened for it alone; only those that the reader may open. */
export function EntityPages({ entity }: { readonly entity: Entity }) {
  const say = useText()
  const text = usePageText()
  const tab = useTab()
  const { terminal } = useReport()
  const open = useQuery(reportsQuery).data ?? []
  const pages = pagesOf(entity).filter(({ id }) => open.some((report) => report.id === id))
  if (pages.length === 0) return null
  return (
    <section aria-label={say('entity.pages')}>
      <h3>{say('entity.pages')}</h3>
      <ul className="entity__pages">
        {pages.map(({ id, query }) => (
          <li key={id}>
            <button
              type="button"
              className="qw-button"
              onClick={() => tab.open(`/BigDataAnalysis/${id}`, { terminal: terminal.id, ...query })}
            >
              {text(`page.${id}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
