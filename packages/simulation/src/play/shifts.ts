import type { Emission } from '../emission.ts'
import { type CrewShift, shiftsOfWeek } from '../plan/crews.ts'
import { weekOf } from '../scenario/calendar.ts'
import type { World } from './world.ts'

/** The fact of one shift. */
export const shiftRow = (terminal: string, { id, kind, crew, leader, from, to }: CrewShift): Emission => ({
  table: 'shift',
  row: { terminal_id: terminal, shift_id: id, kind, crew, leader, started_at: from, ended_at: to },
})

/** Tells each shift of a week as it begins. */
export const tellShifts = (world: World): void => {
  const week = weekOf(world.start, world.scenario.terminal.zone)
  for (const shift of shiftsOfWeek(world.scenario, week))
    world.engine.at(shift.from, () => world.tell(shiftRow(world.terminalId, shift)))
}
