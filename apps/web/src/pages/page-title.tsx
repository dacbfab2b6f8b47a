import './page-title.css'

interface PageTitleProps {
  readonly title: string
  readonly question: string
}

/** The title of a page and the question that it answers. */
export function PageTitle({ title, question }: PageTitleProps) {
  return (
    <header className="page-title">
      <h1>{title}</h1>
      <p>{question}</p>
    </header>
  )
}
