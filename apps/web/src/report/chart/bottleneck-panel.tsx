import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { markEvent } from '@quaywise/ui'
import { useState } from 'react'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { BottleneckHours } from './bottleneck-hours.tsx'
import { bottleneckWords } from './bottleneck-words.ts'
import { useAgainst } from './use-compared.ts'
import { useMarks } from './use-marks.ts'
import './bottleneck.css'

const HEIGHT = 124

/** What holds the quay back: the last hour with its evidence, what could be done, and every hour of the period. */
export function BottleneckPanel({ panel }: { readonly panel: PanelInfo }) {
  const { words } = useReport()
  const query = usePanel(panel)
  const now = query.data?.rows.find(({ bottleneck_part }) => bottleneck_part === 'NOW')
  const time = (key: string) => words.instant(nameIn(now?.[key]), 'time')
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={HEIGHT}
      skeleton="rows"
      subtitle={now && <bdi dir="ltr">{`${time('started_at')}–${time('ended_at')}`}</bdi>}
    >
      {(data) => <Bottleneck panel={panel} data={data} now={now} />}
    </PanelFrame>
  )
}

interface BottleneckProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly now: Row | undefined
}

function Bottleneck({ panel, data, now }: BottleneckProps) {
  const say = useText()
  const { words } = useReport()
  const open = useMarks(panel)
  if (!now) return null
  const { head, evidence } = bottleneckWords(now, { say, words })
  const crane = nameIn(now.crane)
  const move = data.rows.find(({ bottleneck_part }) => bottleneck_part === 'MOVE')
  return (
    <div className="bottleneck" data-root={nameIn(now.bottleneck_root) ?? 'NONE'}>
      <div className="bottleneck__words">
        <p className="bottleneck__head">
          <bdi>{head}</bdi>
        </p>
        <p className="bottleneck__evidence">
          <bdi>{evidence.join(say('bottleneck.then'))}</bdi>{' '}
          {crane !== null && (
            <button
              type="button"
              className="link-button"
              onClick={(event) =>
                open(
                  { crane },
                  [{ measure: 'wait_agv_minutes', cell: undefined }],
                  markEvent(event, 'select'),
                )
              }
            >
              {say('bottleneck.open', { crane })}
            </button>
          )}
        </p>
      </div>
      <Before data={data} />
      {move && <Recommended move={move} />}
      <BottleneckHours rows={data.rows} />
    </div>
  )
}

/** What held the quay back at the end of the period that this one is compared with. */
function Before({ data }: { readonly data: PanelData }) {
  const say = useText()
  const { words } = useReport()
  const against = useAgainst()
  const row = data.comparedRows?.find(({ bottleneck_part }) => bottleneck_part === 'NOW')
  if (!row || against === undefined) return null
  const { head, evidence } = bottleneckWords(row, { say, words })
  return (
    <p className="bottleneck__before">
      <bdi>{say('bottleneck.before', { what: against, head, evidence: evidence[0] ?? '' })}</bdi>
    </p>
  )
}

/** The move of vehicles that promises most, and on asking how that is worked out. */
function Recommended({ move }: { readonly move: Row }) {
  const say = useText()
  const { words } = useReport()
  const [shown, setShown] = useState(false)
  const [gained, given] = [numberIn(move.gained_rate) ?? 0, numberIn(move.given_rate) ?? 0]
  const rate = (value: number) => words.amount(value, 'box/h')
  const values = {
    agvs: numberIn(move.moved_agvs) ?? 0,
    from: nameIn(move.crane) ?? '',
    to: nameIn(move.to_crane) ?? '',
    gain: rate(gained - given),
    gained: rate(gained),
    given: rate(given),
  }
  return (
    <div className="bottleneck__move">
      <p className="bottleneck__advice">
        <bdi>{say('bottleneck.move', values)}</bdi>
      </p>
      <p className="bottleneck__gain">
        <bdi>{say('bottleneck.gain', values)}</bdi>{' '}
        <button type="button" className="link-button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {say('bottleneck.how')}
        </button>
      </p>
      {shown && <p className="bottleneck__how">{say('bottleneck.how.text', values)}</p>}
    </div>
  )
}
