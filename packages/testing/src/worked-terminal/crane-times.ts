import type { CraneTimeCategory, CraneTimeFact } from '@quaywise/domain'
import { queueOf } from './plan.ts'
import { at } from './setting.ts'

const time = (wqId: string, category: CraneTimeCategory, from: string, to: string): CraneTimeFact => {
  const queue = queueOf(wqId)
  return {
    terminal_id: 'worked',
    eq_id: queue.eq_id,
    assignment_id: `${queue.visit_id}-${queue.eq_id}`,
    visit_id: queue.visit_id,
    wq_id: queue.wq_id,
    desk_id: queue.eq_id === 'Q1' ? 'D1' : 'D2',
    crew: '',
    bay: queue.bay,
    deck_hold: queue.deck_hold,
    op: queue.op,
    category,
    started_at: at(from),
    ended_at: at(to),
    source: 'worked',
  }
}

const Q1_ON_V1: readonly CraneTimeFact[] = [
  time('W11', 'WORKING', '18:45', '18:51'),
  time('W12', 'HATCH', '18:51', '18:54'),
  time('W12', 'WORKING', '18:54', '18:56'),
  time('W12', 'AGV', '18:56', '18:58'),
  time('W12', 'PLATFORM', '18:58', '18:59'),
  time('W12', 'WORKING', '18:59', '19:00'),
  time('W12', 'WORKING', '19:00', '19:02'),
  time('W13', 'WORKING', '19:02', '19:04'),
  time('W14', 'FAULT', '19:04', '19:10'),
  time('W14', 'HATCH', '19:10', '19:13'),
  time('W14', 'WORKING', '19:13', '19:15'),
]

const Q2_ON_V1: readonly CraneTimeFact[] = [
  time('W21', 'WORKING', '18:51', '18:57'),
  time('W22', 'WORKING', '18:57', '18:59'),
  time('W22', 'AGV', '18:59', '19:00'),
  time('W22', 'AGV', '19:00', '19:01'),
  time('W22', 'PLATFORM', '19:01', '19:02'),
  time('W22', 'WORKING', '19:02', '19:09'),
]

const Q2_ON_V2: readonly CraneTimeFact[] = [
  time('W31', 'WORKING', '19:54', '19:59'),
  time('W31', 'PLAN', '19:59', '20:00'),
  time('W31', 'PLAN', '20:00', '20:04'),
  time('W31', 'WORKING', '20:04', '20:09'),
  time('W32', 'GANTRY', '20:09', '20:11'),
  time('W32', 'WORKING', '20:11', '20:13'),
  time('W32', 'REMOTE', '20:13', '20:15'),
  time('W32', 'WORKING', '20:15', '20:18'),
]

const Q1_ON_V2: readonly CraneTimeFact[] = [
  time('W41', 'WORKING', '20:30', '20:35'),
  time('W41', 'SHIP', '20:35', '20:40'),
  time('W41', 'WORKING', '20:40', '20:42'),
  time('W41', 'AGV', '20:42', '20:45'),
  time('W41', 'PLATFORM', '20:45', '20:46'),
  time('W41', 'WORKING', '20:46', '20:49'),
  time('W41', 'LASH', '20:49', '20:52'),
  time('W41', 'WORKING', '20:52', '20:54'),
  time('W41', 'AGV', '20:54', '20:59'),
  time('W41', 'PLATFORM', '20:59', '21:00'),
  time('W41', 'PLATFORM', '21:00', '21:03'),
  time('W41', 'WORKING', '21:03', '21:06'),
]

/** Every minute of the four assignments, split at 19:00, 20:00 and 21:00. */
export const CRANE_TIMES: readonly CraneTimeFact[] = [...Q1_ON_V1, ...Q2_ON_V1, ...Q2_ON_V2, ...Q1_ON_V2]
