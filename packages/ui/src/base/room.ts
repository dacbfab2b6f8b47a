import type { CSSProperties } from 'react'

/** A length as a property of the element itself, px: a style sheet may set it aside, as paper does. */
export const room = (name: `--qw-${string}`, pixels: number | undefined): CSSProperties =>
  ({ [name]: pixels === undefined ? undefined : `${pixels}px` }) as CSSProperties
