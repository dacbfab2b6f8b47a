import { useText } from '@quaywise/i18n'
import './brand.css'

/** The mark of the product: a quay crane over a box. */
export function BrandMark({ size = 20 }: { readonly size?: number }) {
  return (
    <svg className="brand__mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" />
      <path d="M4 7.500h16M7 7.500V18M13.500 7.500V18M5 18h10.500M7 12.500h6.500" />
      <rect className="brand__box" x="16" y="11" width="4.500" height="3.500" rx=".6" />
    </svg>
  )
}

/** The mark and the name of the product. */
export function Brand({ size = 20 }: { readonly size?: number }) {
  const say = useText()
  return (
    <span className="brand">
      <BrandMark size={size} />
      <span className="brand__name">{say('shell.brand')}</span>
    </span>
  )
}
