import type { TerminalEntry } from '@quaywise/admin-store'

/** The terminal's now: real time where its source is live, else where its clock was left standing. */
export const terminalNow = (terminal: Pick<TerminalEntry, 'clock' | 'frozenAt'>, now: Date): Date =>
  terminal.clock === 'frozen' && terminal.frozenAt !== null ? new Date(terminal.frozenAt) : now
