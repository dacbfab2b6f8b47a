import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { applyTokens, ContextMenu, Drawer, type MarkEvent, UiLabelsProvider } from '../src/index.ts'
import { Bars } from './bars.tsx'
import { direction, mode, opened } from './data.ts'
import { MoreCharts } from './more-charts.tsx'
import { Rows } from './rows.tsx'
import { Shift } from './shift.tsx'
import { States } from './states.tsx'
import { Tiles } from './tiles.tsx'
import { Work } from './work.tsx'
import './stories.css'

const labels = {
  close: 'Close',
  retry: 'Try again',
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  info: 'How is this computed:',
  showRows: 'Show rows',
  notApplicable: 'Does not apply here',
}

function Stories() {
  const [menu, setMenu] = useState<MarkEvent | null>(null)
  const [drawer, setDrawer] = useState(opened === 'drawer')
  const items = [
    { key: 'rows', label: 'Show rows', onSelect: () => setDrawer(true) },
    { key: 'filter', label: 'Filter by this hour', hint: 'F', onSelect: () => undefined },
    {
      key: 'delete',
      label: 'Delete view "Day shift"',
      danger: true,
      ruleBefore: true,
      onSelect: () => undefined,
    },
  ]
  return (
    <UiLabelsProvider labels={labels}>
      <main className="story">
        <Tiles />
        <Shift onMenu={setMenu} />
        <Work />
        <MoreCharts />
        <Bars />
        <Rows />
        <States />
        {menu !== null && (
          <ContextMenu
            items={items}
            anchor={{ x: menu.clientX, y: menu.clientY }}
            onClose={() => setMenu(null)}
          />
        )}
        <Drawer title="Rows of this hour" open={drawer} onClose={() => setDrawer(false)}>
          84 rows
        </Drawer>
      </main>
    </UiLabelsProvider>
  )
}

document.documentElement.dir = direction
applyTokens(mode)
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Stories />)
