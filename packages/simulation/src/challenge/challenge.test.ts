import { describe, expect, it } from 'vitest'
import { CHALLENGE_PORT, challengeScenario } from './challenge.ts'
import { arrivalText, drawnFiles, matrixText, scenarioOf } from './files.fixture.ts'
import { routeM } from './route.ts'

const matrix = matrixText(3, (from, to) => 10 * from + to)
const arrivals = arrivalText([14, 235, 9000])
const problemsOf = (transhipment: string, table = arrivals): readonly string[] => {
  const parsed = challengeScenario({ transhipment, arrivals: table })
  return parsed.ok ? [] : parsed.problems
}

describe('the files of the challenge', () => {
  it('are read as they are written', () => {
    const scenario = scenarioOf({ transhipment: matrix, arrivals })
    expect(scenario.services).toEqual(['vessel 0', 'vessel 1', 'vessel 2'])
    expect(scenario.boxes).toEqual([
      [0, 1, 2],
      [10, 11, 12],
      [20, 21, 22],
    ])
    expect(scenario.arrivals).toEqual([14, 235, 9000].map((minute) => Date.UTC(2025, 4, 4, 0, minute)))
    expect(scenarioOf(drawnFiles()).services).toHaveLength(30)
  })

  it.each([
    [
      'a byte order mark and CRLF',
      `\uFEFF${matrix.replaceAll('\n', '\r\n')}`,
      arrivals.replaceAll('\n', '\r\n'),
    ],
    ['old line ends', matrix.replaceAll('\n', '\r'), arrivals.replaceAll('\n', '\r')],
    ['a heading over the arrivals', matrix, `Vessel,Arrival Time\n${arrivals}`],
    [
      'semicolons and quotes',
      matrix.replaceAll(',', '";"').replace(/^(.*)$/gm, '"$1"'),
      arrivals.replaceAll(',', ' ; '),
    ],
    [
      'other capitals and blanks',
      matrix.replaceAll('vessel', 'Vessel '),
      arrivals.replace('vessel 1', ' VESSEL  1 '),
    ],
    [
      'a named corner, decimals and blank lines',
      `from\\to${matrix.replace('22', '22.0')}\n\n`,
      `\n${arrivals}\n,\n`,
    ],
    ['hyphens, T and no seconds', matrix, arrivals.replace('2025/05/04 00:14:00', '2025-05-04T00:14')],
    [
      'rows in another order',
      [...matrix.split('\n').slice(0, 1), ...matrix.split('\n').slice(1).reverse()].join('\n'),
      arrivals,
    ],
  ])('are understood with %s', (_, transhipment, table) => {
    const plain = scenarioOf({ transhipment: matrix, arrivals })
    const read = scenarioOf({ transhipment, arrivals: table })
    expect(read.boxes).toEqual(plain.boxes)
    expect(read.arrivals).toEqual(plain.arrivals)
  })

  it.each([
    ['', 'transhipment: line 1: must name the services, one a column'],
    ['vessel 0\nvessel 0,1\n', 'transhipment: line 1: must name the services, one a column'],
    [matrix.replace('21', '2.5'), 'transhipment: line 4, vessel 1: "2.5" is no whole number from 0 to 10000'],
    [matrix.replace('21', '-1'), 'transhipment: line 4, vessel 1: "-1" is no whole number from 0 to 10000'],
    [matrix.replace('21', ''), 'transhipment: line 4, vessel 1: "" is no whole number from 0 to 10000'],
    [matrix.replace('21', '1e3'), 'transhipment: line 4, vessel 1: "1e3" is no whole number from 0 to 10000'],
    [
      matrix.replace('21', '99999'),
      'transhipment: line 4, vessel 1: "99999" is no whole number from 0 to 10000',
    ],
    [matrix.replace('10,11,12', '10,11'), 'transhipment: line 3: has 3 cells, the first line has 4'],
    [matrix.replace('10,11,12', '10,11,12,13'), 'transhipment: line 3: has 5 cells, the first line has 4'],
    [matrix.replace('vessel 2,20', 'ghost,20'), 'transhipment: line 4: ghost has no column'],
    [matrix.replace('vessel 2,20', 'vessel 1,20'), 'transhipment: line 4: vessel 1 stands there twice'],
    [
      matrix.replace('vessel 1,vessel 2', 'vessel 1,vessel 1'),
      'transhipment: line 1, column 4: vessel 1 stands there twice',
    ],
    [
      matrix.replace('vessel 1,vessel 2', 'vessel 1,'),
      'transhipment: line 1, column 4: a service has no name',
    ],
    [matrix.split('\n').slice(0, 3).join('\n'), 'transhipment: vessel 2: has no row'],
  ])('are refused with the line: matrix %#', (transhipment, problem) => {
    expect(problemsOf(transhipment)).toContain(problem)
  })

  it.each([
    ['', 'arrivals: vessel 0: has no arrival'],
    [arrivals.replace('vessel 2', 'vessel 9'), 'arrivals: line 3: vessel 9 is not in the matrix'],
    [arrivals.replace('vessel 2', 'vessel 1'), 'arrivals: line 3: vessel 1 stands there twice'],
    [
      arrivals.replace('03:55', '25:55'),
      'arrivals: line 2: "2025/05/04 25:55:00" is no instant such as 2025/05/04 00:14:00',
    ],
    [
      arrivals.replace('2025/05/04 03', '2025/02/30 03'),
      'arrivals: line 2: "2025/02/30 03:55:00" is no instant such as 2025/05/04 00:14:00',
    ],
    [
      arrivals.replace('03:55:00', '03:55:00,x'),
      'arrivals: line 2: must have two cells, a service and its arrival',
    ],
    [
      arrivals.replace('vessel 1,', 'vessel 1'),
      'arrivals: line 2: must have two cells, a service and its arrival',
    ],
    [`${arrivals}soon,tomorrow 7\n`, 'arrivals: line 4: soon is not in the matrix'],
  ])('are refused with the line: arrivals %#', (table, problem) => {
    expect(problemsOf(matrix, table)).toContain(problem)
  })

  it('may bring the places of cranes and blocks', () => {
    const cranes = CHALLENGE_PORT.cranes.map(({ x, y }) => `${x + 1},${y}`).join('\n')
    const blocks = `x,y\n${CHALLENGE_PORT.blocks.map(({ x, y }) => `${x},${y + 5}`).join('\r\n')}\r\n`
    const { port } = scenarioOf({ transhipment: matrix, arrivals, cranes, blocks })
    expect(port.cranes[11]?.x).toBeCloseTo(1534.33, 2)
    expect(port.blocks[15]).toEqual({ x: CHALLENGE_PORT.blocks[15]?.x, y: 505 })
    const few = challengeScenario({ transhipment: matrix, arrivals, cranes: '1,2\n3,4\n' })
    expect(few).toEqual({
      ok: false,
      problems: ['cranes: there must be 12 places, one a line, but there are 2'],
    })
    const odd = challengeScenario({ transhipment: matrix, arrivals, blocks: `${blocks}7,up\n` })
    expect(odd).toEqual({ ok: false, problems: ['blocks: line 18: must be two numbers, x and y in metres'] })
  })

  it('make no run of too many weeks or boxes', () => {
    expect(challengeScenario({ transhipment: matrix, arrivals }, { weeks: 0 }).ok).toBe(false)
    expect(challengeScenario({ transhipment: matrix, arrivals }, { weeks: 2.5 }).ok).toBe(false)
    const huge = { transhipment: matrixText(30, () => 10_000), arrivals: drawnFiles().arrivals }
    expect(challengeScenario(huge).ok).toBe(false)
  })
})

describe('the port of the challenge', () => {
  it('has 4 berths of 3 cranes and 16 blocks of 1,000 at the places of its files', () => {
    const { berths, cranesPerBerth, cranes, blocks, blockCapacity, vehicles } = CHALLENGE_PORT
    expect([berths, cranesPerBerth, blockCapacity, vehicles]).toEqual([4, 3, 1000, 12])
    expect(cranes.map(({ x }) => Math.round(x * 100) / 100).slice(0, 3)).toEqual([66.67, 200, 333.33])
    expect(blocks.map(({ x }) => Math.round(x)).slice(0, 8)).toEqual([
      133, 267, 533, 667, 933, 1067, 1333, 1467,
    ])
    expect(blocks.map(({ y }) => y)).toEqual([...Array(8).fill(100), ...Array(8).fill(500)])
  })

  it('is driven straight to the front blocks and round the ends to the rear ones', () => {
    const crane = { x: 66, y: 0 }
    expect(routeM(crane, { x: 133, y: 100 }, 1600)).toBe(167)
    expect(routeM(crane, { x: 133, y: 500 }, 1600)).toBe(66 + 100 + 133 + 400)
    expect(routeM({ x: 1500, y: 0 }, { x: 1400, y: 500 }, 1600)).toBe(100 + 100 + 200 + 400)
  })
})
