import { useTab } from '../../workspace/tab-context.ts'
import { panelId } from '../../workspace/tab-panel.tsx'
import { useReport } from '../page/report-view.ts'

/** Shows the page alone on the whole screen; one that can refresh itself does so there. Escape leaves. */
export function useWallBoard() {
  const { path, setQuery } = useTab()
  const { report } = useReport()
  const enter = () => {
    if (report.live) setQuery({ live: '1' })
    void document.getElementById(panelId(path))?.requestFullscreen()
  }
  return { able: document.fullscreenEnabled, enter }
}
