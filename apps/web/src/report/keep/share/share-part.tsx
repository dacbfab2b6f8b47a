import type { ShareLink } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { presentSuccess } from '../../../api/feedback.tsx'
import { useReport } from '../../page/report-view.ts'
import { saveKept, sharesQuery } from '../calls.ts'
import { ChoiceField } from '../field.tsx'
import { UndoBar } from '../undo-bar.tsx'
import { useKept } from '../use-kept.ts'
import { usePlace } from '../use-place.ts'
import { usePageState } from '../view/use-page-state.ts'

const LIVES = ['never', '1', '7', '30', '365'] as const

const addressOf = ({ path }: ShareLink): string => new URL(path, location.origin).href

/** Short links to the page as it stands: made, copied, revoked. */
export function SharePart() {
  const say = useText()
  const place = usePlace()
  const { words } = useReport()
  const { state } = usePageState()
  const { data } = useQuery(sharesQuery(place))
  const kept = useKept('shares')
  const [life, setLife] = useState<(typeof LIVES)[number]>('never')
  const copy = (link: ShareLink) =>
    void navigator.clipboard?.writeText(addressOf(link)).then(() => presentSuccess(say('keep.share.copied')))
  const make = () => {
    const days = life === 'never' ? null : Number(life)
    kept.run(() => saveKept<ShareLink>('shares', null, { ...place, query: state, days }), copy)
  }
  const lives = LIVES.map((value) => ({
    value,
    label: value === 'never' ? say('keep.share.forever') : say('keep.share.days', { days: Number(value) }),
  }))
  return (
    <>
      <p className="keep__text">{say('keep.share.means')}</p>
      <div className="keep__pair keep__pair--end">
        <ChoiceField label={say('keep.share.life')} value={life} options={lives} onChange={setLife} />
        <button type="button" className="keep__button keep__button--main" disabled={kept.busy} onClick={make}>
          {say('keep.share.make')}
        </button>
      </div>
      <UndoBar kept={kept} />
      {data?.length === 0 && <p className="keep__none">{say('keep.share.none')}</p>}
      <ul className="keep__list" aria-label={say('keep.share.yours')}>
        {data?.map((link) => (
          <li key={link.id} className="keep__item">
            <input
              className="keep__input keep__address"
              readOnly
              aria-label={say('keep.share.address')}
              value={addressOf(link)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <p className="keep__meta">
              {words.instant(link.createdAt, 'minute')} ·{' '}
              {link.expiresAt === null
                ? say('keep.share.forever')
                : say('keep.share.until', { time: words.instant(link.expiresAt, 'minute') })}
            </p>
            <div className="keep__links">
              <button type="button" className="link-button" onClick={() => copy(link)}>
                {say('keep.share.copy')}
              </button>
              <button
                type="button"
                className="link-button"
                disabled={kept.busy}
                onClick={() => kept.remove({ id: link.id, name: link.path })}
              >
                {say('keep.share.revoke')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
