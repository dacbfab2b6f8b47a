import type { ContainerJourney } from '@quaywise/contract'
import { formatDuration, useLocale, usePageText, useText } from '@quaywise/i18n'
import { Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { SubjectMessages } from '../../data/message/subject-messages.tsx'
import { containerQuery } from '../data/container-query.ts'
import { useReport } from '../page/report-view.ts'
import './container.css'

const WIDTH = 520
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

interface ContainerDrawerProps {
  readonly unit: string
  readonly onClose: () => void
}

/** The way of one container through the terminal: who it is, and every step with its machine and time. */
export function ContainerDrawer({ unit, onClose }: ContainerDrawerProps) {
  const say = useText()
  const { terminal, words } = useReport()
  const { data, error } = useQuery(containerQuery(unit, terminal.id))
  const missing = error instanceof ApiError && error.status === 404
  return (
    <Drawer
      title={say('report.container', { unit })}
      open
      width={WIDTH}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      {error && <p role="alert">{say(missing ? 'report.container.unknown' : 'report.failed')}</p>}
      {!data && !error && (
        <div className="container__waiting">
          <Skeleton kind="rows" />
        </div>
      )}
      {data && <Attributes journey={data} />}
      {data && <Steps events={data.events} />}
      {data && <SubjectMessages terminal={terminal.id} words={words} kind="unit" subject={data.unit} />}
    </Drawer>
  )
}

function Attributes({ journey }: { readonly journey: ContainerJourney }) {
  const text = usePageText()
  const { words } = useReport()
  const shown = Object.entries(journey.attributes).filter(([, value]) => value !== null && value !== '')
  const told = (key: string, value: string) => {
    if (INSTANT.test(value)) return words.instant(value, 'minute')
    if (key === 'gross_kg') return words.number(Number(value), 'box')
    return words.key(key === 'flow' ? 'container_flow' : key, value)
  }
  return (
    <dl className="container__facts">
      {shown.map(([key, value]) => (
        <div key={key}>
          <dt>{text(`container.${key}`, words.column(key))}</dt>
          <dd>{told(key, String(value))}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ events }: { readonly events: ContainerJourney['events'] }) {
  const text = usePageText()
  const locale = useLocale()
  const { words } = useReport()
  return (
    <ol className="container__steps">
      {events.map((event) => (
        <li key={`${event.at}${event.machine}`}>
          <time dateTime={event.at}>{words.instant(event.at, 'minute')}</time>
          <b>{event.machine}</b>
          <span>
            {[text(`stage.${event.stage}`, event.stage), event.op && words.key('op', event.op)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className="container__move">
            <bdi>{event.from || '–'}</bdi> → <bdi>{event.to || '–'}</bdi>
          </span>
          <span className="container__time">{formatDuration(event.seconds, locale)}</span>
        </li>
      ))}
    </ol>
  )
}
