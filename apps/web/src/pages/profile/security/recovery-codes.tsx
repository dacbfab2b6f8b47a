import { useText } from '@quaywise/i18n'
import { Button } from 'antd'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

const keep = (codes: readonly string[]): void => {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'quaywise-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const say = useText()
  return (
    <div className="profile__codes" role="status">
      <p>{say('profile.factor.codes')}</p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <span className="profile__actions">
        <Button onClick={() => keep(codes)}>{say('profile.factor.keep')}</Button>
        <Button type="primary" onClick={onClose}>
          {say('profile.factor.kept')}
        </Button>
      </span>
    </div>
  )
}
