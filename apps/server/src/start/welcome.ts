import type { FirstAdmin } from '@quaywise/admin-store'

/** What is printed when the server is ready: its address and, once in its life, the first administrator. */
export const welcome = (url: string, admin: FirstAdmin): string => {
  const lines = ['', `  Quaywise is ready: ${url}`]
  if (admin.created) {
    lines.push('', '  First administrator   admin')
    lines.push(`  Password              ${admin.generatedPassword ?? '(the one in ADMIN_PASSWORD)'}`)
    if (admin.generatedPassword) lines.push('  It is shown this once and is changed at the first sign-in.')
  }
  return `${lines.join('\n')}\n\n`
}
