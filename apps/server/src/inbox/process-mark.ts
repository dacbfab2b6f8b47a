import { readFile, readlink } from 'node:fs/promises'

/** Which process a file was written by: its machine, as long as that runs, and which of its processes. */
export type ProcessMark = { readonly machine: string; readonly pid: number; readonly started: string }

const fieldsOf = async (pid: number): Promise<readonly string[] | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The name of the program stands in brackets, and may have blanks and brackets itself.
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ')
}

const STATE = 0
const STARTED = 19

/** The mark of this process; null on a system that does not tell it apart from those of other machines. */
export const ownMark = async (): Promise<ProcessMark | null> => {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
    // Numbers of processes are those of one container.
    const machine = `${boot} ${await readlink('/proc/self/ns/pid')}`
    const started = (await fieldsOf(process.pid))?.[STARTED]
    return started === undefined ? null : { machine, pid: process.pid, started }
  } catch {
    return null
  }
}

/** Whether a process is surely gone: it was one of this machine, and no process has its number and its start. */
export const isGone = async (mark: ProcessMark, own: ProcessMark | null): Promise<boolean> => {
  if (own === null || mark.machine !== own.machine) return false
  const fields = await fieldsOf(mark.pid)
  return fields === null || fields[STARTED] !== mark.started || fields[STATE] === 'Z'
}

/** Reads a mark that was written as JSON; null for anything else, such as one that is only half written. */
export const readMark = (text: string): ProcessMark | null => {
  try {
    const told: Readonly<Record<string, unknown>> = Object(JSON.parse(text))
    const { machine, pid, started } = told
    if (typeof machine !== 'string' || typeof started !== 'string' || !Number.isInteger(pid)) return null
    return { machine, pid: Number(pid), started }
  } catch {
    return null
  }
}
