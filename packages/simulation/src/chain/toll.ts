import type { WaitRoot } from '@quaywise/domain'

/** The waits for one stage of an instruction, summed by whom they are laid to. */
export class Toll {
  ms = 0
  /** Most stages have no wait, or one root. */
  #parts: { readonly root: WaitRoot; ms: number }[] | null = null

  add(root: WaitRoot, ms: number): void {
    this.ms += ms
    this.#parts ??= []
    const part = this.#parts.find((each) => each.root === root)
    if (part) part.ms += ms
    else this.#parts.push({ root, ms })
  }

  /** The root with the largest part, the earliest of equals; '' without a wait. */
  get root(): WaitRoot | '' {
    let [largest] = this.#parts ?? []
    for (const part of this.#parts ?? []) if (part.ms > (largest?.ms ?? 0)) largest = part
    return largest?.root ?? ''
  }
}
