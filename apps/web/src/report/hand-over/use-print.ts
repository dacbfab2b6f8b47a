import { useEffect } from 'react'

const CLASS = 'prints-sheet'

/** Prints the sheet that lies beside the page, alone, once it is drawn; tells when the print dialog is closed. */
export function usePrint(printing: boolean, done: () => void): void {
  useEffect(() => {
    if (!printing) return
    document.body.classList.add(CLASS)
    window.addEventListener('afterprint', done, { once: true })
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', done)
      document.body.classList.remove(CLASS)
    }
  }, [printing, done])
}
