import { applyTokens } from '@quaywise/ui/theme'
import { chosenMode } from './mode-choice.ts'

/** What is printed is light and as wide as the paper, whatever the screen is. */
export function printInLight(): void {
  const { classList } = document.documentElement
  window.addEventListener('beforeprint', () => {
    classList.add('printing')
    applyTokens('light')
  })
  window.addEventListener('afterprint', () => {
    classList.remove('printing')
    applyTokens(chosenMode())
  })
}
