/** The application cannot speak yet because its texts did not arrive: offers a reload by a sign that needs no language. */
export function startFailure(root: HTMLElement): void {
  const button = document.createElement('button')
  button.className = 'start-failure'
  button.textContent = '↻'
  button.addEventListener('click', () => location.reload())
  root.replaceChildren(button)
}
