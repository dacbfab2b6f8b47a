import type { EChartsOption } from 'echarts'

const drawings = new WeakMap<Element, EChartsOption>()

/** Remembers what is drawn on an element, so that it can be drawn anew as a picture. */
export const keepDrawing = (host: Element, option: EChartsOption): void => {
  drawings.set(host, option)
}

/** What is drawn on an element; undefined where nothing of ours is. */
export const drawingOn = (host: Element): EChartsOption | undefined => drawings.get(host)
