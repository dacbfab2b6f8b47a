/** A phone number with its middle digits hidden: `+8613812348293` → `+86138****8293`. */
export const masked = (mobile: string | null): string | null =>
  mobile === null ? null : `${mobile.slice(0, Math.max(0, mobile.length - 8))}****${mobile.slice(-4)}`

/** An e-mail address with most of its name hidden: `ann@port.example` → `a***@port.example`. */
export const maskedEmail = (email: string | null): string | null =>
  email === null ? null : `${email.slice(0, 1)}***${email.slice(Math.max(1, email.lastIndexOf('@')))}`
