import { at, type WorkedWindow } from '../worked-terminal/setting.ts'

/** What every fact of the morning says of where it comes from. */
export const ORIGIN = { terminal_id: 'worked', source: 'worked' } as const

/** The period of the morning page: 08:00 to 11:00 of the day whose evening the other page tells. */
export const WORKED_MORNING_PERIOD: WorkedWindow = { from: at('08:00'), to: at('11:00') }
