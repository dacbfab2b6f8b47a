interface FaultListProps {
  readonly label: string
  readonly faults: readonly { readonly path: string; readonly message: string }[]
  readonly onGo: (path: string) => void
}

/** Paths of a mapping with what is wrong there; a click leads to the place in the text. */
export function FaultList({ label, faults, onGo }: FaultListProps) {
  return (
    <ul className="mapping__faults" aria-label={label}>
      {faults.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <button type="button" className="link-button" dir="ltr" onClick={() => onGo(path)}>
            {path || '{ }'}
          </button>
          <span dir="auto">{message}</span>
        </li>
      ))}
    </ul>
  )
}
