import { describe, expect, it } from 'vitest'
import { EventHeap } from './event-heap.ts'
import { uniform } from './random.ts'

describe('EventHeap', () => {
  it('answers as a sorted list does, over growth, ties and slots used again', () => {
    const heap = new EventHeap()
    const list: { time: number; order: number; slot: number }[] = []
    let order = 0
    for (let step = 0; step < 20_000; step++) {
      // It swells to thousands of events, then drains; times are few, so that most of them tie.
      if (uniform(1, step) < (step < 8_000 ? 0.8 : 0.35)) {
        const time = Math.floor(uniform(2, step) * 40)
        const slot = heap.push(time)
        if (list.some((event) => event.slot === slot)) throw new Error(`slot ${slot} is taken twice`)
        list.push({ time, order: order++, slot })
      } else {
        list.sort((a, b) => a.time - b.time || a.order - b.order)
        expect(heap.nextTime).toBe(list[0]?.time ?? Number.POSITIVE_INFINITY)
        expect(heap.pop()).toBe(list.shift()?.slot ?? -1)
      }
      expect(heap.size).toBe(list.length)
    }
    expect(heap.pushed).toBe(order)
    expect(order).toBeGreaterThan(8_000)
  })

  it('is empty when all is popped', () => {
    const heap = new EventHeap()
    heap.push(5)
    heap.pop()
    expect(heap.size).toBe(0)
    expect(heap.pop()).toBe(-1)
    expect(heap.nextTime).toBe(Number.POSITIVE_INFINITY)
  })
})
