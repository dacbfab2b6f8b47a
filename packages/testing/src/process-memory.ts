import { readFileSync } from 'node:fs'

const MEBIBYTE_IN_KIB = 1024

/**
 * What a process holds of the memory of its machine, in MiB. `own`: what it made itself, which nobody else can take.
 * `ofFiles`: pages of files as they stand on the disk, its programs above all; the system drops them when memory is
 * short, and reads them again. `total` is both.
 */
export type ProcessMemory = { readonly own: number; readonly ofFiles: number; readonly total: number }

/** The memory of a running process, as Linux tells it. Throws where the process is gone. */
export const processMemory = (pid: number): ProcessMemory => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const held = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN) / MEBIBYTE_IN_KIB
  const [own, ofFiles] = [held('RssAnon') + held('RssShmem'), held('RssFile')]
  return { own, ofFiles, total: own + ofFiles }
}

/** The most of each that was held, while memory was looked at again and again. */
export const mostOf = (a: ProcessMemory, b: ProcessMemory): ProcessMemory => ({
  own: Math.max(a.own, b.own),
  ofFiles: Math.max(a.ofFiles, b.ofFiles),
  total: Math.max(a.total, b.total),
})
