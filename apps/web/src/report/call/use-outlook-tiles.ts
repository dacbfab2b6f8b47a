import type { VesselForecast } from '@quaywise/contract'
import { type Say, useText } from '@quaywise/i18n'
import type { KpiCardProps } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import type { Words } from '../words/use-words.ts'
import { minutesText } from './minutes-text.ts'

const MINUTE = 60_000
const RISK_LIMIT = 0.2

type OutlookTile = KpiCardProps & { readonly key: string }
type Needs = {
  readonly say: Say
  readonly words: Words
  readonly forecast: VesselForecast | undefined
  /** Minutes between the due time and the end, and why there may be none. */
  readonly delay: number | null
  readonly none: string
  readonly dueText: string | undefined
}

/** The tiles of the forecast: the end, the cranes with work, the delay, its risk and its cost. */
export function useOutlookTiles(forecast: VesselForecast | undefined): readonly OutlookTile[] {
  const say = useText()
  const { words } = useReport()
  const end = endOf(forecast)
  const due = forecast?.dueAt ?? null
  const needs: Needs = {
    ...{ say, words, forecast },
    delay: end && due ? (Date.parse(end) - Date.parse(due)) / MINUTE : null,
    none: forecast?.state === 'NO_PLAN' ? say('call.noPlan') : say('report.empty'),
    dueText: due === null ? undefined : say('call.etc.due', { due: words.instant(due, 'minute') }),
  }
  const cranes = forecast?.outlook ? [cranesTile(needs)] : []
  return [endTile(needs), ...cranes, delayTile(needs), riskTile(needs), costTile(needs)]
}

const endOf = (forecast: VesselForecast | undefined): string | null =>
  forecast?.outlook?.completion.p50 ?? forecast?.lastLift ?? null

const stateOf = (value: unknown) => (value === null ? ('empty' as const) : ('ready' as const))

function endTile({ say, words, forecast, none, dueText }: Needs): OutlookTile {
  const band = forecast?.outlook?.completion
  const end = endOf(forecast)
  const times = band && { p10: words.instant(band.p10, 'time'), p90: words.instant(band.p90, 'time') }
  return {
    key: 'etc',
    label: say(band ? 'call.etc' : 'call.finished'),
    value: end === null ? null : words.instant(end, 'time'),
    unit: end === null ? undefined : words.instant(end, 'day'),
    note: times ? say('call.etc.band', times) : undefined,
    state: stateOf(end),
    hint: end === null ? none : dueText,
  }
}

function cranesTile({ say, words, forecast }: Needs): OutlookTile {
  const outlook = forecast?.outlook
  return {
    key: 'cranes',
    label: say('call.cranes'),
    value: words.number(outlook?.cranes.length, '1'),
    note: say('call.cranes.long', { crane: outlook?.longCrane ?? '' }),
  }
}

function delayTile({ say, words, delay, none, dueText }: Needs): OutlookTile {
  // The first part large, the rest beside it: both fit a tile of a phone.
  const [first = '', ...rest] = delay === null ? [] : minutesText(words, delay).split(' ')
  return {
    key: 'delay',
    label: say('call.delay'),
    value: delay === null ? null : first,
    unit: rest.join(' ') || undefined,
    note: dueText,
    state: stateOf(delay),
    hint: none,
  }
}

function riskTile({ say, words, forecast, delay, none }: Needs): OutlookTile {
  const outlook = forecast?.outlook
  const risk = outlook?.lateRisk ?? null
  const over = outlook || delay === null ? null : say(delay > 0 ? 'call.late' : 'call.onTime')
  const limit = { limit: words.number(RISK_LIMIT, '%') }
  return {
    key: 'risk',
    label: say('call.risk'),
    value: risk === null ? over : words.number(risk, '%'),
    note: outlook?.naive ? say('call.risk.naive', { time: words.instant(outlook.naive, 'time') }) : undefined,
    target:
      risk === null
        ? undefined
        : { share: risk, text: say('call.risk.limit', limit), tone: risk > RISK_LIMIT ? 'bad' : 'good' },
    state: stateOf(risk ?? over),
    hint: none,
  }
}

function costTile({ say, words, forecast, none }: Needs): OutlookTile {
  const hours = forecast?.lateHours ?? null
  return {
    key: 'cost',
    label: say('call.cost'),
    value: hours === null ? null : words.number(hours, 'h'),
    unit: words.unit('h'),
    note: say('call.cost.means'),
    state: stateOf(hours),
    hint: none,
  }
}
