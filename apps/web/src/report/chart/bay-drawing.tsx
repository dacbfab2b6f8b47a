import { useText } from '@quaywise/i18n'
import { useEntities } from '../entity/entities.ts'
import { useReport } from '../page/report-view.ts'
import { cellColour, scaleOf } from './bay-colour.ts'
import { acrossOf, type Bay, type BayCell, type BayMeasure } from './bay-plan-model.ts'

const SIZE = 7
const GAP = 1

interface BayDrawingProps {
  readonly bay: Bay
  /** All bays: they share their rows, their tiers and the scale of colours. */
  readonly bays: readonly Bay[]
  readonly measure: BayMeasure
  readonly zoomed: boolean
}

/** One bay as seen from astern: deck above the line, hold below; a cell opens its container. */
export function BayDrawing({ bay, bays, measure, zoomed }: BayDrawingProps) {
  const say = useText()
  const places = `places-${bay.bay}`
  const own = zoomed ? [bay] : bays
  const rows = acrossOf(own.flatMap((each) => [...each.deck, ...each.hold]).map(({ row }) => row))
  const deck = tiersOf(own.flatMap((each) => each.deck))
  const hold = tiersOf(own.flatMap((each) => each.hold))
  const scale = scaleOf(bays, measure)
  const width = Math.max(1, rows.length) * (SIZE + GAP)
  const line = deck.length * (SIZE + GAP) + 2
  const height = line + 3 + hold.length * (SIZE + GAP)
  const place = (cell: BayCell, tiers: readonly number[], from: number) => ({
    x: rows.indexOf(cell.row) * (SIZE + GAP),
    y: from + tiers.indexOf(cell.tier) * (SIZE + GAP),
  })
  return (
    <svg
      className="bay-plan__drawing"
      viewBox={`0 0 ${width} ${height}`}
      style={zoomed ? { inlineSize: `min(100%, ${width * 4}px)` } : undefined}
    >
      <title>{say('call.bay', { bay: String(bay.bay) })}</title>
      <defs>
        <pattern id={places} width={SIZE + GAP} height={SIZE + GAP} patternUnits="userSpaceOnUse">
          <rect width={SIZE} height={SIZE} rx={1} className="bay-plan__place" />
        </pattern>
      </defs>
      <rect width={width} height={deck.length * (SIZE + GAP)} fill={`url(#${places})`} />
      <svg y={line + 3} width={width} height={hold.length * (SIZE + GAP)}>
        <title>{say('call.hold')}</title>
        <rect width={width} height={hold.length * (SIZE + GAP)} fill={`url(#${places})`} />
      </svg>
      {bay.deck.map((cell) => (
        <Cell
          key={cell.key}
          cell={cell}
          {...place(cell, deck, 0)}
          colour={cellColour(cell, measure, scale)}
          zoomed={zoomed}
        />
      ))}
      <line x1={0} x2={width} y1={line} y2={line} className="bay-plan__cover" />
      {bay.hold.map((cell) => (
        <Cell
          key={cell.key}
          cell={cell}
          {...place(cell, hold, line + 3)}
          colour={cellColour(cell, measure, scale)}
          zoomed={zoomed}
        />
      ))}
    </svg>
  )
}

const tiersOf = (cells: readonly BayCell[]): readonly number[] =>
  [...new Set(cells.map(({ tier }) => tier))].sort((a, b) => b - a)

interface CellProps {
  readonly cell: BayCell
  readonly x: number
  readonly y: number
  readonly colour: string
  /** Reached by the keyboard: in a bay that is looked at alone. */
  readonly zoomed: boolean
}

function Cell({ cell, x, y, colour, zoomed }: CellProps) {
  const { words } = useReport()
  const entities = useEntities()
  const [unit] = cell.units
  const open = () => unit && entities.open({ kind: 'container', id: unit })
  const told = [
    `${String(cell.row).padStart(2, '0')}-${String(cell.tier).padStart(2, '0')}`,
    ...cell.ops.map((op) => words.key('op', op)),
    ...(cell.boxes > 0 && cell.seconds > 0
      ? [words.amount(cell.boxes, 'box'), `${Math.round(cell.seconds / cell.boxes)} ${words.unit('s')}`]
      : []),
    cell.crane,
    ...cell.units,
  ]
  return (
    <rect
      x={x}
      y={y}
      width={SIZE}
      height={SIZE}
      rx={1}
      className={`bay-plan__cell bay-plan__cell--${cell.part.toLowerCase()}`}
      style={{ fill: colour }}
      role="menuitem"
      tabIndex={zoomed ? 0 : -1}
      onClick={open}
      onKeyDown={(event) => event.key === 'Enter' && open()}
    >
      <title>{told.filter(Boolean).join(' · ')}</title>
    </rect>
  )
}
