import { usePageText } from '@quaywise/i18n'
import { PageTitle } from '../pages/page-title.tsx'

/** The page of an analytics report. */
export function ReportPage({ reportId }: { readonly reportId: string }) {
  const text = usePageText()
  return <PageTitle title={text(`page.${reportId}`)} question={text(`question.${reportId}`, '')} />
}
