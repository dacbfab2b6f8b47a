import type { ParameterRow } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { Popover } from '@quaywise/ui'
import { useState } from 'react'
import { useParameterText } from './use-parameter-text.ts'

const PAGES = '/BigDataAnalysis/'

/** What hangs on a parameter: so many measures and pages, which unfold. */
export function UsedBy({ row }: { readonly row: ParameterRow }) {
  const say = useText()
  const text = usePageText()
  const { words } = useParameterText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const places = row.places.map((place) => text(`parameter.place.${place}`, place))
  const pages = row.pages.map((path) => text(`page.${path.replace(PAGES, '')}`, path))
  const told = [
    ...(row.measures.length > 0 ? [say('parameters.used.measures', { count: row.measures.length })] : []),
    ...(pages.length > 0 ? [say('parameters.used.pages', { count: pages.length })] : []),
  ]
  if (told.length === 0) return <span className="parameters__uses">{places.join(', ')}</span>
  const title = say('parameters.column.usedBy')
  return (
    <>
      <button
        type="button"
        className="link-button parameters__uses"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {told.join(' · ')}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={title} onClose={() => setAnchor(null)}>
          <div className="parameters__used">
            {pages.length > 0 && <h3>{say('parameters.used.pages', { count: pages.length })}</h3>}
            <ul>
              {pages.map((page) => (
                <li key={page}>{page}</li>
              ))}
            </ul>
            {row.measures.length > 0 && (
              <h3>{say('parameters.used.measures', { count: row.measures.length })}</h3>
            )}
            <ul>
              {row.measures.map((measure) => (
                <li key={measure}>{words.measure(measure)}</li>
              ))}
            </ul>
          </div>
        </Popover>
      )}
    </>
  )
}
