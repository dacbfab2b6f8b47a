import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { type BulletItem, Bullets } from '@quaywise/ui'
import { useNearShare } from '../../status/refresh.ts'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { tileCell } from '../tiles/tile-rows.ts'
import { bandOf } from './target-band.ts'
import { useMarks } from './use-marks.ts'

const HEIGHT = 300

/** Numbers against the targets that the terminal has set for them. */
export function BulletPanel({ panel }: { readonly panel: PanelInfo }) {
  const query = usePanel(panel)
  return (
    <PanelFrame panel={panel} query={query} height={HEIGHT} skeleton="rows" asTable={false}>
      {(data, title) => <Targets panel={panel} data={data} title={title} />}
    </PanelFrame>
  )
}

interface TargetsProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
}

function Targets({ panel, data, title }: TargetsProps) {
  const say = useText()
  const { words, metrics } = useReport()
  const open = useMarks(panel)
  const near = useNearShare()
  const itemOf = (row: Row): BulletItem => {
    const key = nameIn(row.measure) ?? ''
    const metric = metrics.get(key)
    const [value, target] = [numberIn(row.value), numberIn(row.target)]
    return {
      key,
      label: words.measure(key),
      value,
      unit: metric?.unit === '%' ? undefined : words.unit(metric?.unit ?? null) || undefined,
      valueText: words.number(value, metric?.unit ?? null),
      target,
      targetText: words.number(target, metric?.unit ?? null),
      compare: numberIn(row.compare),
      tone: bandOf(value, target, metric?.better ?? null, near) ?? 'accent',
    }
  }
  return (
    <Bullets
      title={title}
      headings={{ value: say('drivers.value'), target: say('bullet.target') }}
      items={data.rows.map(itemOf)}
      onMark={({ key, event }) => {
        const row = data.rows.find(({ measure }) => measure === key)
        if (row) open({}, [{ measure: key, cell: tileCell(row) }], event)
      }}
    />
  )
}
