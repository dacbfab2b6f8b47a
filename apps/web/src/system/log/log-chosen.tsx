import { useText } from '@quaywise/i18n'
import { useTab } from '../../workspace/tab-context.ts'
import { useLogWords } from './log-words.ts'

/** What was chosen in charts and tiles, each with a way back. */
export function LogChosen() {
  const say = useText()
  const words = useLogWords()
  const { query, setQuery } = useTab()
  const { endpoint, visited, errorCode, exported, hour } = query
  const chosen = [
    ...(endpoint === undefined ? [] : [['endpoint', endpoint] as const]),
    ...(visited === undefined ? [] : [['visited', words.page(visited)] as const]),
    ...(errorCode === undefined ? [] : [['errorCode', errorCode] as const]),
    ...(exported === undefined ? [] : [['exported', say('log.tile.exports')] as const]),
    ...(hour === undefined
      ? []
      : [['hour', `${hour.padStart(2, '0')}:00–${hour.padStart(2, '0')}:59`] as const]),
  ]
  if (chosen.length === 0) return null
  return (
    <p className="log__chosen">
      {chosen.map(([field, what]) => (
        <button
          key={field}
          type="button"
          className="qw-button log__only"
          aria-label={say('log.only.remove', { what })}
          onClick={() => setQuery({ [field]: undefined, page: undefined })}
        >
          <bdi>{say('log.only', { what })}</bdi> <span aria-hidden="true">×</span>
        </button>
      ))}
    </p>
  )
}
