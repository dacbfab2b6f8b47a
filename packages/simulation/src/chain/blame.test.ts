import { describe, expect, it } from 'vitest'
import { type Actor, type Doing, newActor } from './actor.ts'
import { Blame, type Waiter } from './blame.ts'

const crane: Waiter = {
  ...{ eqKind: 'QC', eqId: 'QC101', kind: 'STARVED', wiId: 'wi', op: 'LOAD' },
  ...{ visitId: 'v', qcId: 'QC101', blockId: '', toll: null },
}

/** An actor whose doings the test sets. */
const player = (id: string, first: Doing) => {
  let doing = first
  const actor = newActor(id, id, () => doing)
  return {
    actor,
    set: (next: Doing) => {
      doing = next
    },
  }
}

const working = (root: Doing['root'], state: string, op: Doing['op'] = ''): Doing => ({
  waitsFor: null,
  root,
  state,
  op,
})
const waiting = (on: Actor, root: Doing['root'] = 'AGV'): Doing => ({
  waitsFor: on,
  root,
  state: 'W',
  op: '',
})

const stage = (shortest = 0) => {
  const clock = { now: 0 }
  const told: string[] = []
  const blame = new Blame(
    () => clock.now,
    (_, root, from, to) =>
      told.push(`${from}-${to} ${root.root} ${root.eqId} ${root.state} ${root.op}`.trim()),
    shortest,
  )
  return { clock, told, blame }
}

describe('blame', () => {
  it('walks to the first that does not wait, and splits where the root changes', () => {
    const { clock, told, blame } = stage()
    const asc = player('A12W', working('ASC_WATER', 'RESHUFFLE', 'DELIVER'))
    const agv = player('AGV001', waiting(asc.actor))
    const wait = blame.begin(crane, () => agv.actor)
    clock.now = 40
    asc.set(working('ASC_WATER', 'TRAVEL_LADEN', 'LOAD'))
    blame.stirred(asc.actor)
    clock.now = 70
    agv.set(working('AGV', 'TRAVEL_LADEN', 'LOAD'))
    blame.stirred(agv.actor)
    clock.now = 100
    // It is no longer on the way: what it does splits nothing.
    asc.set(working('ASC_WATER', 'FAULT'))
    blame.stirred(asc.actor)
    blame.end(wait)
    blame.end(wait)
    expect(told).toEqual([
      '0-40 ASC_WATER A12W RESHUFFLE DELIVER',
      '40-70 ASC_WATER A12W TRAVEL_LADEN LOAD',
      '70-100 AGV AGV001 TRAVEL_LADEN LOAD',
    ])
  })

  it('says deadlock where the walk comes back, and unknown where nobody is named', () => {
    const { clock, told, blame } = stage()
    const one = player('AGV001', working('AGV', 'x'))
    const two = player('AGV002', waiting(one.actor))
    one.set(waiting(two.actor))
    const stuck = blame.begin(crane, () => one.actor)
    const lost = blame.begin(crane, () => null)
    clock.now = 5
    blame.end(stuck)
    blame.end(lost)
    expect(told).toEqual(['0-5 DEADLOCK AGV002 W', '0-5 UNKNOWN'])
  })

  it('looks anew for whom it waits, cuts at ticks, and tells nothing that took no time', () => {
    const { clock, told, blame } = stage()
    const fleet = player('fleet', working('AGV_FLEET', ''))
    const agv = player('AGV001', working('AGV', 'TRAVEL_EMPTY'))
    let assigned: Actor = fleet.actor
    const wait = blame.begin(crane, () => assigned)
    assigned = agv.actor
    blame.stirred(fleet.actor)
    clock.now = 10
    blame.tick()
    clock.now = 12
    blame.end(wait)
    expect(told).toEqual(['0-10 AGV AGV001 TRAVEL_EMPTY', '10-12 AGV AGV001 TRAVEL_EMPTY'])
  })

  it('gives a part that is too short to its neighbour, so that the sum holds', () => {
    const { clock, told, blame } = stage(10)
    const asc = player('A12W', working('ASC_WATER', 'WORKING'))
    const wait = blame.begin(crane, () => asc.actor)
    for (const [at, state] of [
      [4, 'RESHUFFLE'],
      [30, 'FAULT'],
      [35, 'WORKING'],
      [60, 'RESHUFFLE'],
    ] as const) {
      clock.now = at
      asc.set(working('ASC_WATER', state))
      blame.stirred(asc.actor)
    }
    clock.now = 62
    blame.end(wait)
    expect(told).toEqual(['0-35 ASC_WATER A12W RESHUFFLE', '35-62 ASC_WATER A12W WORKING'])
  })
})
