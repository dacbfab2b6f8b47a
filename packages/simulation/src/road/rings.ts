import type { LaneGraph } from './lane-graph.ts'

/** The smallest rings of zones in which vehicles can go round: along one road, across, back along the other, across. */
export const ringsOf = (graph: LaneGraph): number[][] => {
  const back = graph.columns + 1
  const between = (from: number, to: number): number =>
    (graph.zonesOut[from] ?? []).find((zone) => graph.zoneTo[zone] === to) ?? -1
  const rings: number[][] = []
  for (let near = 0; near < graph.columns; near++) {
    const towards = between(back + near, near)
    let far = near + 1
    while (far < graph.columns && between(far, back + far) < 0) far++
    const away = between(far, back + far)
    if (towards < 0 || away < 0) continue
    const columns = Array.from({ length: far - near }, (_, i) => near + i)
    rings.push([
      ...columns.map((c) => between(c, c + 1)),
      away,
      ...columns.reverse().map((c) => between(back + c + 1, back + c)),
      towards,
    ])
  }
  return rings
}
