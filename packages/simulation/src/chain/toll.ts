import type { WaitRoot } from '@quaywise/domain'

/** The waits for one stage of an instruction, summed by whom they are laid to. */
export class Toll {
  ms = 0
  readonly #roots: WaitRoot[] = []
  readonly #parts: number[] = []

  add(root: WaitRoot, ms: number): void {
    this.ms += ms
    const at = this.#roots.indexOf(root)
    if (at >= 0) this.#parts[at] = (this.#parts[at] ?? 0) + ms
    else {
      this.#roots.push(root)
      this.#parts.push(ms)
    }
  }

  /** The root with the largest part, the earliest of equals; '' without a wait. */
  get root(): WaitRoot | '' {
    const largest = this.#parts.indexOf(Math.max(...this.#parts))
    return this.#roots[largest] ?? ''
  }
}
