import type { PanelData, PanelInfo } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { type DriverFactor, DriverTree } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { type DriversModel, type DriverTerm, driversModel } from './drivers-model.ts'
import { DriversTable } from './drivers-table.tsx'
import { useDriverWords } from './use-driver-words.ts'
import { useMarks } from './use-marks.ts'

const HEIGHT = 262

/** A rate as the product of its factors, and what each adds to the difference from another period. */
export function DriversPanel({ panel }: { readonly panel: PanelInfo }) {
  const query = usePanel(panel)
  const model = query.data ? driversModel(query.data) : null
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={HEIGHT}
      subtitle={model && <DriversSubtitle model={model} />}
      table={(data) => <DriversTable panel={panel} data={data} />}
    >
      {(data, title) => <Drivers panel={panel} data={data} title={title} />}
    </PanelFrame>
  )
}

/** The finding in a line: from what to what, and which factor did most of it. */
function DriversSubtitle({ model: { rate, heaviest } }: { readonly model: DriversModel }) {
  const say = useText()
  const { words } = useReport()
  const { unit, signed, value } = useDriverWords()
  if (rate.value === null || rate.before === null) return null
  const told = say('drivers.instead', {
    now: value(rate, rate.value),
    before: value(rate, rate.before),
    unit: unit(rate) ?? '',
  })
  if (!heaviest) return told
  const why = say('drivers.explains', {
    factor: words.measure(heaviest.measure),
    effect: signed(heaviest.effect),
    unit: unit(rate) ?? '',
  })
  return `${told} · ${why}`
}

interface DriversProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
}

function Drivers({ panel, data, title }: DriversProps) {
  const say = useText()
  const text = usePageText()
  const { words } = useReport()
  const { unit, signed, sides, value, level } = useDriverWords()
  const open = useMarks(panel)
  const model = driversModel(data)
  if (!model) return null
  const { rate, factors, heaviest, why, against } = model
  const factorOf = (term: DriverTerm): DriverFactor => ({
    key: term.measure,
    label: words.measure(term.measure),
    value: value(term, term.value),
    unit: unit(term),
    sides: sides(term),
    before: term.before === null ? undefined : say('drivers.was', { value: value(term, term.before) }),
    effect: term.effect,
    effectText: signed(term.effect),
    heaviest: term === heaviest && (term.effect ?? 0) < 0,
  })
  const times = { from: words.instant(against?.start, 'minute'), to: words.instant(against?.end, 'minute') }
  const effect = rate.effect === null ? undefined : signed(rate.effect)
  return (
    <DriverTree
      title={title}
      against={{
        key: 'against',
        label: say('drivers.before'),
        note: say('drivers.against', times),
        value: value(rate, rate.before),
        unit: unit(rate),
        sides: sides({ ...rate, numerator: rate.beforeNumerator, denominator: rate.beforeDenominator }),
        level: rate.before,
      }}
      factors={factors.map(factorOf)}
      result={{
        key: rate.measure,
        label: words.measure(rate.measure),
        value: value(rate, rate.value),
        unit: unit(rate),
        sides: sides(rate),
        note: effect,
        level: rate.value,
        tone: (rate.effect ?? 0) < 0 ? 'bad' : 'good',
      }}
      formatLevel={level}
      cutLabel={(from) => say('drivers.cut', { from })}
      why={why === null ? undefined : text(`drivers.why.${why}`)}
      onMark={({ key, event }) => {
        const term = [rate, ...factors].find(({ measure }) => measure === key)
        if (term) open({}, [{ measure: term.measure, cell: cellOf(term) }], event)
      }}
    />
  )
}

const cellOf = ({ value, numerator, denominator, row }: DriverTerm) => ({
  value,
  numerator,
  denominator,
  rows: Number(row.rows ?? 0),
  excluded: Number(row.excluded ?? 0),
})
