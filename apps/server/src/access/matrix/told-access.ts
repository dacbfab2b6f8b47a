import type { Access, Route } from '@quaywise/contract'

const pageTold = (page: string): string => (page.startsWith('/') ? `page ${page}` : 'page named')

/** A declared access in the words of the table that is kept by hand. */
export const toldAccess = (access: Access): string => {
  if (access === 'public') return 'anyone'
  if (access === 'signed-in') return access
  const page = 'page' in access ? [pageTold(access.page)] : []
  const ui = access.ui === undefined ? [] : [`ui ${access.ui}`]
  return [...page, ...ui].join(' + ')
}

/** A route in a line of that table. */
export const toldRoute = ({ method, path, access }: Route): string =>
  `${method} ${path}: ${toldAccess(access)}`
