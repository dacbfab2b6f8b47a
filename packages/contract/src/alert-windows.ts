/** The stretch of time that an alert counts over, up to the terminal's now. */
export const ALERT_WINDOWS = ['hour', 'shift', 'day'] as const
