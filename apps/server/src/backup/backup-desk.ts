import type { BackupState } from '@quaywise/contract'
import { StartProblem } from '../start/start-problem.ts'
import { type BackupParts, makeBackup } from './make-backup.ts'

/** Makes backups of a running server, one at a time, and tells how far the last one is. */
export class BackupDesk {
  readonly #parts: Omit<BackupParts, 'onProgress'>
  readonly #onError: (error: unknown) => void
  #state: BackupState | null = null

  constructor(parts: Omit<BackupParts, 'onProgress'>, onError: (error: unknown) => void) {
    this.#parts = parts
    this.#onError = onError
  }

  get state(): BackupState | null {
    return this.#state
  }

  /** Begins a backup into a folder; null while another one is made. */
  start(folder: string): BackupState | null {
    if (this.#state?.state === 'running') return null
    const begun: BackupState = { folder, state: 'running', done: 0, total: 0, files: 0, problem: null }
    this.#state = begun
    void this.#make(folder)
    return begun
  }

  async #make(folder: string): Promise<void> {
    let at = { done: 0, total: 0 }
    const onProgress = (progress: typeof at): void => {
      at = progress
      this.#state = { folder, state: 'running', ...at, files: 0, problem: null }
    }
    try {
      const { files, bytes } = await makeBackup(folder, { ...this.#parts, onProgress })
      this.#state = { folder, state: 'done', done: bytes, total: bytes, files, problem: null }
    } catch (thrown) {
      if (!(thrown instanceof StartProblem)) this.#onError(thrown)
      const problem = thrown instanceof Error ? thrown.message : String(thrown)
      this.#state = { folder, state: 'failed', ...at, files: 0, problem }
    }
  }
}
