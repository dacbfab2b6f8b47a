import { useTab } from '../../workspace/tab-context.ts'

const TWIN = '/BigDataAnalysis/3DStreamingKanban/product'

/** Opens the twin at an instant, with a machine in its middle. */
export function useReplay(): (at: string, crane: string) => void {
  const { open, query } = useTab()
  const { terminal } = query
  return (at, crane) => open(TWIN, { ...(terminal ? { terminal } : {}), t: at, focus: `crane:${crane}` })
}
