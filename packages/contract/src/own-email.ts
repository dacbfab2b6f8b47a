import { z } from 'zod'
import { profile } from './profile.ts'
import { defineRoute } from './route.ts'
import { codeSent } from './user.ts'

/** Sends another code to the address that waits for its proof. */
export const sendEmailCode = defineRoute({
  method: 'POST',
  path: '/v1/user/email/sendCode',
  summary: 'Send another code to the e-mail address that waits for its proof; at most one a minute.',
  access: 'signed-in',
  body: z.strictObject({}),
  answer: codeSent,
})

/** Makes the address count to which the code went. */
export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/v1/user/email/confirm',
  summary: 'Prove your new e-mail address, with the code that was sent to it and your password.',
  access: 'signed-in',
  body: z.strictObject({ captcha: z.string().regex(/^\d{6}$/), password: z.string().min(1).max(500) }),
  answer: profile,
})

/** Keeps the address that counts, and forgets the one that waits. */
export const dropEmail = defineRoute({
  method: 'DELETE',
  path: '/v1/user/email/pending',
  summary: 'Forget the e-mail address that waits for its proof.',
  access: 'signed-in',
  answer: profile,
})
