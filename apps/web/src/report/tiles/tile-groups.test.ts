import { expect, it } from 'vitest'
import { measuresOfTile, tileGroups } from './tile-groups.ts'

const measures = ['crane_boxes', 'plan_boxes', 'plan_share', 'gmph', 'nmph']

it('keeps measures together that are read together, and loses none', () => {
  const groups = tileGroups('workshift/workshiftMonitorHour', 'summary', measures)
  expect(groups.map(({ main }) => main)).toEqual(['crane_boxes', 'gmph', 'nmph'])
  expect(groups.flatMap(measuresOfTile).sort()).toEqual([...measures].sort())
})

it('gives every measure of another page a tile of its own', () => {
  expect(tileGroups('qc/other', 'summary', measures)).toEqual(measures.map((main) => ({ main })))
})
