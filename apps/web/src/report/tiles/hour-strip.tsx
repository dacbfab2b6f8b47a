import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { KpiCard } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { usePanel } from '../panel/use-panel.ts'
import { chosenHour, latestHour } from '../query/latest-hour.ts'
import { Tile } from './tile.tsx'
import { tileGroups } from './tile-groups.ts'

/** The newest full hour of the period, or the hour that was chosen on the page, named in front of its tiles. */
export function HourStrip({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { report, form, inquiry, terminal, words, marks } = useReport()
  const summary = report.panels.find(({ kind, id }) => kind === 'kpis' && id !== panel.id) ?? panel
  // The page's other tiles are asked for anyway; their answer tells how far the records go.
  const known = usePanel(summary)
  const chosen = chosenHour(marks.hour, terminal.zone)
  const hour = chosen ?? latestHour(form, known.data?.freshness ?? null, terminal.zone)
  const narrowed = hour ? { ...inquiry, ...hour } : inquiry
  const { data, error } = usePanel(panel, { inquiry: narrowed, enabled: hour !== null })
  const groups = tileGroups(report.id, panel.id, panel.measures)
  const failed = error !== null || (known.error !== null && !known.data)
  const name =
    hour &&
    say(chosen ? 'report.hour.chosen' : 'report.hour', {
      from: hour.startTime.slice(11),
      to: endOf(hour.endTime),
    })
  return (
    <section className="hour-strip" aria-label={name ?? say('report.hour.none')}>
      <h2 className="hour-strip__name">
        {say(
          chosen
            ? 'report.hour.choice'
            : known.data && hour === null
              ? 'report.hour.none'
              : 'report.hour.waiting',
        )}
        {hour && (
          <bdi dir="ltr">
            {hour.startTime.slice(11)}–{endOf(hour.endTime)}
          </bdi>
        )}
      </h2>
      <div className="tiles tiles--strip">
        {groups.map((group) =>
          known.data && hour === null ? (
            <KpiCard key={group.main} label={words.measure(group.main)} value={null} state="empty" />
          ) : (
            <Tile
              key={group.main}
              group={group}
              panel={panel}
              data={data}
              failed={failed}
              inquiry={narrowed}
              names={name ? { hour: name } : {}}
            />
          ),
        )}
      </div>
    </section>
  )
}

/** The full hour that follows a last minute: 14:59 → 15:00. */
function endOf(lastMinute: string): string {
  const hour = (Number(lastMinute.slice(11, 13)) + 1) % 24
  return `${String(hour).padStart(2, '0')}:00`
}
