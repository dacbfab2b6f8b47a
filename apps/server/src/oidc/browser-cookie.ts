const NAME = 'quaywise_oidc'
const SECONDS = 600

/** Ties a way to the identity provider to the browser that goes it; an empty value takes the cookie away. */
export const browserCookie = (value: string, isTls: boolean): string =>
  [
    `${NAME}=${value}`,
    'Path=/v1/user/oidc',
    `Max-Age=${value === '' ? 0 : SECONDS}`,
    'HttpOnly',
    // The way back is a navigation from another site.
    'SameSite=Lax',
    ...(isTls ? ['Secure'] : []),
  ].join('; ')

/** What the cookie of a browser holds. */
export const browserOf = (header: string | undefined): string | undefined =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === NAME)?.[1]
