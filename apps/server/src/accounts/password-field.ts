import type { AdminStore } from '@quaywise/admin-store'
import { checkNewPassword } from '../sign-in/password-rule.ts'

/** Throws what a new password of somebody lacks, at the field `password` of a form. */
export const checkPasswordField = (
  admin: AdminStore,
  password: string,
  person: Parameters<typeof checkNewPassword>[3],
): Promise<void> => checkNewPassword(admin, password, null, person, 'password')
