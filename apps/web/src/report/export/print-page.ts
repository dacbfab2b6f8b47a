const FRAMES = 4

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)

/** Prints the page in front, once its charts are drawn as the paper has them. */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'))
  for (let n = 0; n < FRAMES; n += 1) await frame()
  window.print()
  window.dispatchEvent(new Event('afterprint'))
}
