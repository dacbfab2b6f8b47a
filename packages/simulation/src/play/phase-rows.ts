import { SOURCE } from '../emission.ts'
import type { Piece } from '../road/track.ts'
import type { World } from './world.ts'

/** Tells the pieces of a vehicle's track as the phases of one cycle, begun with a charge of `soc` percent. */
export const tellPhases = (
  world: World,
  eqId: string,
  cycleId: string,
  soc: number,
  pieces: readonly Piece[],
): void => {
  for (const [seq, piece] of pieces.entries()) {
    world.ledger.phases.phase('AGV', eqId, piece.phase, piece.to - piece.from)
    world.tell({
      table: 'cycle_phase',
      row: {
        terminal_id: world.terminalId,
        eq_kind: 'AGV',
        eq_id: eqId,
        cycle_id: cycleId,
        seq: seq + 1,
        trolley: '',
        phase: piece.phase,
        started_at: piece.from,
        ended_at: piece.to,
        from_x: piece.fromX,
        from_y: piece.fromY,
        from_z: 0,
        to_x: piece.toX,
        to_y: piece.toY,
        to_z: 0,
        load_kg: piece.loadKg,
        soc,
        source: SOURCE,
      },
    })
  }
}
