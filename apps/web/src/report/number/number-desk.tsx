import { useText } from '@quaywise/i18n'
import { type Anchor, ContextMenu } from '@quaywise/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useShifts } from '../../status/shifts.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { useEntities } from '../entity/entities.ts'
import { noteStartOf } from '../keep/note/note-start.ts'
import { useTools } from '../keep/tools.ts'
import { useReport } from '../page/report-view.ts'
import { choiceOf } from '../query/compare.ts'
import { withMark } from '../query/marks.ts'
import { wholeDay } from '../query/period.ts'
import { periodOfShift, shiftOfKey } from '../query/shift.ts'
import { wholeMonth } from '../query/step.ts'
import { RowsDrawer } from '../rows/rows-drawer.tsx'
import { CompareMenu } from './compare-menu.tsx'
import { DeskContext, type NumberDesk, type Point } from './desk.ts'
import { ExplainCard } from './explain-card.tsx'
import { HOURS_PAGE, menuItems, SHIFTS_PAGE, SHIP_PAGE } from './menu-items.ts'
import type { Subject } from './subject.ts'

type Shown =
  | { readonly kind: 'menu'; readonly subjects: readonly Subject[]; readonly at: Point }
  | { readonly kind: 'compare'; readonly at: Point }
  | { readonly kind: 'card'; readonly subject: Subject; readonly anchor: Anchor }

const spotAt = ({ x, y }: Point): Anchor => ({ left: x, top: y, width: 0, height: 0 })

/** Where every number of a page is explained, listed and acted upon: one menu, one card, one drawer. */
export function NumberDeskHost({ children }: { readonly children: ReactNode }) {
  const { shownCount } = useTab()
  const [shown, setShown] = useState<Shown | null>(null)
  const [listed, setListed] = useState<Subject | null>(null)
  const desk = useMemo<NumberDesk>(
    () => ({
      menu: (subjects, at) => setShown({ kind: 'menu', subjects, at }),
      compareWith: (at) => setShown({ kind: 'compare', at }),
      explain: (subject, anchor) => setShown({ kind: 'card', subject, anchor }),
      rows: (subject) => {
        setShown(null)
        setListed(subject)
      },
    }),
    [],
  )
  return (
    <DeskContext value={desk}>
      {children}
      {shown?.kind === 'menu' && (
        <DeskMenu
          key={shownCount}
          subjects={shown.subjects}
          at={shown.at}
          desk={desk}
          onClose={() => setShown(null)}
        />
      )}
      {shown?.kind === 'compare' && (
        <CompareMenu key={`with-${shownCount}`} at={shown.at} onClose={() => setShown(null)} />
      )}
      {shown?.kind === 'card' && (
        <ExplainCard
          key={shownCount}
          subject={shown.subject}
          anchor={shown.anchor}
          onRows={() => desk.rows(shown.subject)}
          onClose={() => setShown(null)}
        />
      )}
      {listed && <RowsDrawer key={`rows-${shownCount}`} subject={listed} onClose={() => setListed(null)} />}
    </DeskContext>
  )
}

interface DeskMenuProps {
  readonly subjects: readonly Subject[]
  readonly at: Point
  readonly desk: NumberDesk
  readonly onClose: () => void
}

function DeskMenu({ subjects, at, desk, onClose }: DeskMenuProps) {
  const say = useText()
  const tab = useTab()
  const entities = useEntities()
  const { report, words, metrics, marks, compare, setMarks, goTo, terminal } = useReport()
  const monthly = report.filters.includes('month')
  const shifts = useShifts(terminal.zone)
  const tool = useTools()
  const items = menuItems(subjects, {
    say,
    words,
    unitOf: (measure) => metrics.get(measure)?.unit ?? null,
    against: say(`report.compare.${choiceOf(compare) ?? 'previous'}`),
    explain: (subject) => desk.explain(subject, spotAt(at)),
    rows: desk.rows,
    filterBy: (mark) => setMarks(withMark(marks, mark)),
    compareWith: () => desk.compareWith(at),
    openEntity: entities.open,
    annotate: (subject) => tool({ kind: 'notes', start: noteStartOf(subject, terminal.zone) }),
    watch: ({ panel, measure }) =>
      tool({ kind: 'alerts', ...(measure === null ? {} : { tile: { panel: panel.id, measure } }) }),
    openShip: (visit) => tab.open(SHIP_PAGE, { ...terminalQuery(tab.query), visit }),
    openShift: (shift) =>
      tab.open(HOURS_PAGE, { ...terminalQuery(tab.query), ...periodOfShift(shiftOfKey(shift), shifts) }),
    openDay: (day) => tab.open(SHIFTS_PAGE, { ...terminalQuery(tab.query), ...wholeDay(day) }),
    openMonth: monthly ? (month) => goTo(wholeMonth(month)) : undefined,
  })
  return <ContextMenu items={items} anchor={at} onClose={onClose} />
}

const terminalQuery = ({ terminal }: Readonly<Record<string, string>>): Record<string, string> =>
  terminal === undefined ? {} : { terminal }
