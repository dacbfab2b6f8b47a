import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { type ReactNode, useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { AlertsPart } from './alert/alerts-part.tsx'
import { NotesPart } from './note/notes-part.tsx'
import { SchedulesPart } from './schedule/schedules-part.tsx'
import { SharePart } from './share/share-part.tsx'
import { type Tool, ToolsContext } from './tools.ts'
import { useDefaultView } from './view/use-default-view.ts'
import { ViewsPart } from './view/views-part.tsx'
import './keep.css'

const WIDTH = 440

/** Where the tools of a page open: one drawer at its edge. */
export function ToolsHost({ children }: { readonly children: ReactNode }) {
  const say = useText()
  const { shownCount } = useTab()
  const [tool, setTool] = useState<Tool | null>(null)
  useDefaultView()
  const close = () => setTool(null)
  return (
    <ToolsContext value={setTool}>
      {children}
      {tool && (
        <Drawer
          key={`${tool.kind}-${shownCount}`}
          title={say(`keep.${tool.kind}`)}
          open
          width={WIDTH}
          closeLabel={say('report.close')}
          onClose={close}
        >
          <div className="keep">
            {tool.kind === 'views' && <ViewsPart onClose={close} />}
            {tool.kind === 'share' && <SharePart />}
            {tool.kind === 'notes' && <NotesPart start={tool.start} />}
            {tool.kind === 'alerts' && <AlertsPart tile={tool.tile} />}
            {tool.kind === 'schedules' && <SchedulesPart />}
          </div>
        </Drawer>
      )}
    </ToolsContext>
  )
}
