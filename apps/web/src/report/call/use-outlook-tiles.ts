import type { VesselForecast } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { KpiCardProps } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'

const MINUTE = 60_000
const RISK_LIMIT = 0.2

type OutlookTile = KpiCardProps & { readonly key: string }

/** The tiles of the forecast: the end, the cranes with work, the delay, its risk and its cost. */
export function useOutlookTiles(forecast: VesselForecast | undefined): readonly OutlookTile[] {
  const say = useText()
  const { words } = useReport()
  const none = forecast?.state === 'NO_PLAN' ? say('call.noPlan') : say('report.empty')
  const outlook = forecast?.outlook ?? null
  const end = outlook?.completion.p50 ?? forecast?.lastLift ?? null
  const due = forecast?.dueAt ?? null
  const delay = end && due ? (Date.parse(end) - Date.parse(due)) / MINUTE : null
  const tone = delay !== null && delay > 0 ? 'bad' : 'good'
  const dueText = due === null ? undefined : say('call.etc.due', { due: words.instant(due, 'minute') })
  const empty = (value: unknown) => (value === null ? ('empty' as const) : ('ready' as const))
  const running = outlook !== null
  return [
    {
      key: 'etc',
      label: say(running ? 'call.etc' : 'call.finished'),
      value: end === null ? null : words.instant(end, 'time'),
      unit: end === null ? undefined : words.instant(end, 'day'),
      note: outlook
        ? say('call.etc.band', {
            p10: words.instant(outlook.completion.p10, 'time'),
            p90: words.instant(outlook.completion.p90, 'time'),
          })
        : dueText,
      state: empty(end),
      hint: end === null ? none : dueText,
    },
    {
      key: 'cranes',
      label: say('call.cranes'),
      value: outlook ? words.number(outlook.cranes.length, '1') : null,
      note: outlook ? say('call.cranes.long', { crane: outlook.longCrane }) : undefined,
      state: empty(outlook),
      hint: forecast?.state === 'FINISHED' ? say('call.over') : none,
    },
    {
      key: 'delay',
      label: say('call.delay'),
      value: delay === null ? null : words.number(Math.round(delay), 'min'),
      unit: words.unit('min'),
      tone,
      note: dueText,
      state: empty(delay),
      hint: none,
    },
    {
      key: 'risk',
      label: say('call.risk'),
      value: riskText(),
      tone,
      note: outlook?.naive
        ? say('call.risk.naive', { time: words.instant(outlook.naive, 'time') })
        : undefined,
      target:
        outlook?.lateRisk == null
          ? undefined
          : {
              share: outlook.lateRisk,
              text: say('call.risk.limit', { limit: words.number(RISK_LIMIT, '%') }),
              tone: outlook.lateRisk > RISK_LIMIT ? 'bad' : 'good',
            },
      state: empty(outlook?.lateRisk ?? delay),
      hint: none,
    },
    {
      key: 'cost',
      label: say('call.cost'),
      value: forecast?.lateHours == null ? null : words.number(forecast.lateHours, 'h'),
      unit: words.unit('h'),
      note: say('call.cost.means'),
      state: empty(forecast?.lateHours ?? null),
      hint: none,
    },
  ]

  function riskText(): string | null {
    if (outlook) return outlook.lateRisk === null ? null : words.number(outlook.lateRisk, '%')
    return delay === null ? null : say(delay > 0 ? 'call.late' : 'call.onTime')
  }
}
