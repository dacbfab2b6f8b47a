import type { EChartsOption } from 'echarts'
import type { ECElementEvent, EChartsType } from 'echarts/core'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { keepDrawing } from '../picture/drawings.ts'
import type { MarkEvent } from './series.ts'

/** A chosen mark as the drawing engine names it. */
export type DrawnMark = { seriesId: string; dataIndex: number; event: MarkEvent }

/** What happens on the drawing: a mark is chosen, or the ground at data coordinates. */
export type ChartListeners = {
  onMark?: ((mark: DrawnMark) => void) | undefined
  onGround?: ((at: readonly [number, number], event: MarkEvent) => void) | undefined
}

/** The element to draw on and the running chart, null until its code has arrived. */
export type ChartHandle = { host: RefObject<HTMLDivElement | null>; chart: RefObject<EChartsType | null> }

type GroundEvent = { offsetX: number; offsetY: number; target?: unknown; event: object }

function markEvent(native: unknown, kind: MarkEvent['kind']): MarkEvent {
  const point = native instanceof MouseEvent ? native : { clientX: 0, clientY: 0 }
  if (kind === 'menu' && native instanceof Event) native.preventDefault()
  return { kind, clientX: point.clientX, clientY: point.clientY }
}

function listen(chart: EChartsType, listeners: ChartListeners): void {
  const onElement = (kind: MarkEvent['kind']) => (params: ECElementEvent) => {
    if (params.seriesId === undefined) return
    const native: unknown = params.event?.event
    const event = markEvent(native, kind)
    listeners.onMark?.({ seriesId: params.seriesId, dataIndex: params.dataIndex, event })
  }
  chart.on('click', onElement('select'))
  chart.on('contextmenu', onElement('menu'))
  const onGround = (kind: MarkEvent['kind']) => (params: GroundEvent) => {
    const pixel = [params.offsetX, params.offsetY]
    if (params.target !== undefined || !chart.containPixel('grid', pixel)) return
    const [x = 0, y = 0] = chart.convertFromPixel({ gridIndex: 0 }, pixel)
    listeners.onGround?.([x, y], markEvent(params.event, kind))
  }
  chart.getZr().on('click', onGround('select'))
  chart.getZr().on('contextmenu', onGround('menu'))
}

/** Draws an option on its host, loads the engine when first needed, follows its size, cleans up at the end. */
export function useChart(option: EChartsOption, listeners: ChartListeners): ChartHandle {
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType | null>(null)
  const draw = useEffectEvent(() => chart.current?.setOption(option, { notMerge: true }))
  const onMark = useEffectEvent((mark: DrawnMark) => listeners.onMark?.(mark))
  const onGround = useEffectEvent((at: readonly [number, number], event: MarkEvent) =>
    listeners.onGround?.(at, event),
  )
  useEffect(() => {
    let gone = false
    const observer = new ResizeObserver(() => chart.current?.resize())
    // Paper has another width and is drawn at once.
    const onPrint = () => {
      chart.current?.resize()
      chart.current?.getZr().flush()
    }
    window.addEventListener('beforeprint', onPrint)
    import('./engine.ts').then(({ startChart }) => {
      if (gone || host.current === null) return
      chart.current = startChart(host.current)
      listen(chart.current, { onMark, onGround })
      draw()
      observer.observe(host.current)
    })
    return () => {
      gone = true
      observer.disconnect()
      window.removeEventListener('beforeprint', onPrint)
      chart.current?.dispose()
      chart.current = null
    }
  }, [])
  // The option is redrawn whenever it is a new one; callers keep it stable with useMemo.
  useEffect(() => {
    if (host.current) keepDrawing(host.current, option)
    chart.current?.setOption(option, { notMerge: true })
  }, [option])
  return { host, chart }
}
