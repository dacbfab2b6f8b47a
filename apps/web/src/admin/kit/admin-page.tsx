import { UiLabelsProvider } from '@quaywise/ui'
import type { ReactNode } from 'react'
import { PageTitle } from '../../pages/page-title.tsx'
import { useUiLabels } from '../../report/page/use-ui-labels.ts'
import '../../report/report.css'
import '../../report/filter/filter.css'
import '../../report/rows/rows.css'
import '../../data/data.css'
import './admin.css'

interface AdminPageProps {
  readonly title: string
  /** What the page answers, in one line beside its title. */
  readonly question: string
  /** What can be done on the page as a whole: buttons, the main one last. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page of the administration: its title, its question, its actions, and its parts one below the other. */
export function AdminPage({ title, question, actions, children }: AdminPageProps) {
  const labels = useUiLabels()
  return (
    <UiLabelsProvider labels={labels}>
      <div className="report data admin">
        <div className="report__head admin__head">
          <PageTitle title={title} question={question} />
          {actions !== undefined && <div className="admin__actions">{actions}</div>}
        </div>
        {children}
      </div>
    </UiLabelsProvider>
  )
}
