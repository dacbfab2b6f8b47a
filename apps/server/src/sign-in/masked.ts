/** A phone number with its middle digits hidden: `+8613812348293` → `+86138****8293`. */
export const masked = (mobile: string | null): string | null =>
  mobile === null ? null : `${mobile.slice(0, Math.max(0, mobile.length - 8))}****${mobile.slice(-4)}`
