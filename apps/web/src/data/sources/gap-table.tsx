import type { SourceRow } from '@quaywise/contract'
import { formatDuration, useLocale, usePageText, useText } from '@quaywise/i18n'
import { useData } from '../data-context.ts'

/** The gaps of all sources as a table: the strips in words. */
export function GapTable({ sources }: { readonly sources: readonly SourceRow[] }) {
  const say = useText()
  const text = usePageText()
  const locale = useLocale()
  const { words } = useData()
  const gaps = sources.flatMap((source) => source.gaps.map((gap) => ({ ...gap, source })))
  if (gaps.length === 0) return <p className="data__none">{say('data.sources.noGaps')}</p>
  return (
    <div className="data__scroll">
      <table className="data__table">
        <thead>
          <tr>
            <th scope="col">{say('data.sources.data')}</th>
            <th scope="col">{say('data.sources.source')}</th>
            <th scope="col">{say('data.filter.from')}</th>
            <th scope="col">{say('data.filter.to')}</th>
            <th scope="col">{say('data.sources.length')}</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map(({ source, from, to, hours }) => (
            <tr key={`${source.table} ${source.source} ${from}`}>
              <td>{text(`table.${source.table}`, source.table)}</td>
              <td>
                <bdi>{source.source || '–'}</bdi>
              </td>
              <td>{words.instant(from, 'minute')}</td>
              <td>{words.instant(to, 'minute')}</td>
              <td>{formatDuration(hours * 3600, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
