import { expect, it } from 'vitest'
import { type Actor, newActor } from '../chain/actor.ts'
import { TruckPlaces } from './truck-places.ts'

const truck = (id: string): Actor =>
  newActor(id, id, () => ({ waitsFor: null, root: 'TRUCK', state: 'LEAVE', op: '' }))

it('lets as many trucks in as there are places, the others in their order as places fall free', () => {
  const places = new TruckPlaces(2)
  const came: string[] = []
  const trucks = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(truck)
  const [a, b, c, d] = trucks
  const come = (from: number, to: number): void => {
    for (const each of trucks.slice(from, to)) places.come(each, () => came.push(each.id))
  }
  const leave = (...left: (Actor | undefined)[]): void => {
    for (const each of left) if (each) places.leave(each)
  }
  expect([places.isFull, places.longest]).toEqual([false, null])
  come(0, 4)
  expect(came).toEqual(['a', 'b'])
  expect([places.isFull, places.longest?.id]).toEqual([true, 'a'])
  leave(b)
  expect(came).toEqual(['a', 'b', 'c'])
  expect(places.longest?.id).toBe('a')
  leave(a)
  expect(places.longest?.id).toBe('c')
  leave(c, d)
  expect(places.longest).toBeNull()
  come(4, 7)
  expect(came).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
