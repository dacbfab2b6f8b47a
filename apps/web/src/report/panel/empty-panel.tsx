import { useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { wholeDay } from '../query/period.ts'
import { noTrunk, type WayOut, waysOut } from './ways-out.ts'

/** Says that nothing was found, and what would find something. */
export function EmptyPanel({ height }: { readonly height?: number }) {
  const say = useText()
  const { form, conditions, filterBy, goTo, marks, setMarks } = useReport()
  const ways = waysOut(form, conditions)
  const act = (way: WayOut) => {
    if (way.kind === 'latest') goTo(wholeDay(way.day))
    else if (way.kind === 'allShips') filterBy('distinguishSelectedShip', [])
    else if (way.kind === 'allLines') filterBy('trunkBranchLine', [])
    else filterBy('trunkBranchLine', [way.kind === 'branch' ? 'BRANCH' : 'TRUNK'])
  }
  const label = (way: WayOut) =>
    way.kind === 'latest' ? say('report.empty.latest', { day: way.day }) : say(`report.empty.${way.kind}`)
  return (
    <div className="empty-panel" style={{ minBlockSize: height }}>
      <span>{say(noTrunk(form, conditions) ? 'report.empty.trunkOnly' : 'report.empty')}</span>
      {Object.keys(marks).length > 0 && (
        <button type="button" className="link-button" onClick={() => setMarks({})}>
          {say('report.marks.clear')}
        </button>
      )}
      {ways.map((way) => (
        <button key={way.kind} type="button" className="link-button" onClick={() => act(way)}>
          {label(way)}
        </button>
      ))}
    </div>
  )
}
