import { useState } from 'react'
import { FormulaCard, KpiCard } from '../src/index.ts'
import { opened } from './data.ts'

const trend = [28, 30, 31, 29, 26, 31, 33, 27]

function RateCard({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  return (
    <FormulaCard
      title="Gross crane rate (GMPH)"
      code="QC-01"
      definition="Boxes moved per allocated crane hour. Delays are not deducted. A cycle counts in the hour in which its box is set down."
      formula={{
        left: 'GMPH',
        numeratorSymbol: 'B',
        denominatorSymbol: 'Σ Hg',
        numeratorText: '2,271 box',
        denominatorText: '70.97 h',
        resultText: '32.0',
        unit: 'box/h',
      }}
      lines={[
        { label: 'Numerator', detail: 'discharge 1,117 · load 1,094 · restow 60', value: '2,271 box' },
        { label: 'Denominator', detail: '11 cranes, 08:00–15:24', value: '70.97 h' },
        { label: 'Cycles counted', value: '1,884 rows' },
        { label: 'Cycles excluded', value: '37 rows' },
      ]}
      excluded={[
        { label: 'Hatch cover, not a box', value: '12' },
        { label: 'Test lift, no work instruction', value: '4' },
      ]}
      source="TIC4.0 Productivity · Σ deliver box ÷ Σ che.logged h"
      footer="Rule set 14 · data to 15:23:48 UTC+8"
      labels={{ close: 'Close', copy: 'Copy', showRows: 'Show rows' }}
      onCopy={onClose}
      onShowRows={onClose}
      onClose={onClose}
      anchor={anchor}
    />
  )
}

/** Tiles in all of their states, one with its formula card. */
export function Tiles() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <div
      className="story__tiles"
      ref={(root) => {
        if (opened === 'formula') setAnchor(root?.querySelectorAll<HTMLElement>('.qw-icon-button')[1] ?? null)
      }}
    >
      <KpiCard
        label="Boxes this hour"
        value="120"
        unit="of 128 planned"
        delta={{ text: '8 box', tone: 'bad', direction: 'down' }}
        note="behind, at 15:24"
        target={{ share: 0.92, text: '302 by 16:00', tone: 'load' }}
        onInfo={setAnchor}
      />
      <KpiCard
        label="Gross crane rate"
        value="32.0"
        unit="box/h"
        delta={{ text: '0.9', tone: 'good', direction: 'up' }}
        note="on 19 Nov"
        sparkline={trend}
        target={{ share: 0.97, text: 'target 33.0', tone: 'near' }}
        onInfo={setAnchor}
        infoOpen={anchor !== null}
        onShowRows={() => setAnchor(null)}
      />
      <KpiCard
        label="Truck turn time P50"
        value="34"
        unit="min"
        delta={{ text: '3 min', tone: 'bad', direction: 'up' }}
        note="P90 58"
        sparkline={[24, 26, 27, 25, 29, 31, 34]}
        tone="deliver"
        target={{ share: 1.13, text: 'target 30', tone: 'bad' }}
        onInfo={setAnchor}
      />
      <KpiCard label="AGVs active" value={null} state="loading" onInfo={setAnchor} />
      <KpiCard
        label="Cranes working"
        value={null}
        state="empty"
        hint="No crane was assigned"
        onInfo={setAnchor}
      />
      <KpiCard label="Wait at yard" value={null} state="na" hint="Not measured for barges" />
      {anchor !== null && <RateCard anchor={anchor} onClose={() => setAnchor(null)} />}
    </div>
  )
}
