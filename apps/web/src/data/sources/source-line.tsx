import type { SourceRow } from '@quaywise/contract'
import { formatDuration, type MessageKey, useLocale, usePageText, useText } from '@quaywise/i18n'
import { Chip, type Tone } from '@quaywise/ui'
import { useData } from '../data-context.ts'
import { SourceStrip } from './source-strip.tsx'

const TONES: Readonly<Record<SourceRow['state'], Tone>> = { fresh: 'good', late: 'deliver', silent: 'bad' }
const SIGNS: Readonly<Record<SourceRow['state'], string>> = { fresh: '✓', late: '◆', silent: '✕' }

/** One source of one sort of facts: how it stands, how old its newest fact is, and its last two weeks. */
export function SourceLine({ source, now }: { readonly source: SourceRow; readonly now: string }) {
  const say = useText()
  const text = usePageText()
  const locale = useLocale()
  const { words } = useData()
  const { table, state, newestAt, arrivedAt, lastDay, rows, gaps } = source
  const age = newestAt === null ? null : (Date.parse(now) - Date.parse(newestAt)) / 1000
  return (
    <tr>
      <th scope="row">
        {text(`table.${table}`, table)}
        <small>
          <bdi>{source.source || '–'}</bdi>
        </small>
      </th>
      <td>
        <Chip tone={TONES[state]}>
          <span aria-hidden="true">{SIGNS[state]} </span>
          {say(`data.sources.state.${state}` satisfies MessageKey)}
        </Chip>
      </td>
      <td>
        {words.instant(newestAt, 'minute')}
        <small>{say('data.sources.old', { age: formatDuration(age, locale) })}</small>
      </td>
      <td>{words.instant(arrivedAt, 'minute')}</td>
      <td className="data__number">{words.number(lastDay, '1')}</td>
      <td className="data__number">{words.number(rows, '1')}</td>
      <td className="data__number">{words.number(gaps.length, '1')}</td>
      <td className="sources__strip">
        <SourceStrip source={source} />
      </td>
    </tr>
  )
}
