import { expect, it } from 'vitest'
import { TruckPlaces } from './truck-places.ts'

it('lets as many trucks in as there are places, the others in their order as places fall free', () => {
  const places = new TruckPlaces(2)
  const came: string[] = []
  for (const truck of ['a', 'b', 'c', 'd']) places.come(() => came.push(truck))
  expect(came).toEqual(['a', 'b'])
  places.leave()
  expect(came).toEqual(['a', 'b', 'c'])
  places.leave()
  places.leave()
  places.leave()
  for (const truck of ['e', 'f', 'g']) places.come(() => came.push(truck))
  expect(came).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
