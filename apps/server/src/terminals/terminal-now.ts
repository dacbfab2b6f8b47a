import type { TerminalEntry } from '@quaywise/admin-store'

/** The terminal's now: real time where its source is live, else where its clock was left standing. */
export const terminalNow = (terminal: Pick<TerminalEntry, 'clock' | 'frozenAt'>, now: Date): Date =>
  terminal.clock === 'frozen' && terminal.frozenAt !== null ? new Date(terminal.frozenAt) : now

/** A terminal with its now in epoch milliseconds, as questions about it are asked. */
export const clocked = <Terminal extends Pick<TerminalEntry, 'clock' | 'frozenAt'>>(
  terminal: Terminal,
  now: Date,
): Terminal & { readonly now: number } => ({ ...terminal, now: terminalNow(terminal, now).getTime() })
