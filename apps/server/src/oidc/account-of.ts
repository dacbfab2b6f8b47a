import { randomBytes } from 'node:crypto'
import { type AdminStore, hashPassword, type Tx, type User } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import { newAccount } from '../registration/new-account.ts'
import { signInRules } from '../sign-in/rules.ts'
import type { OutsideIdentity } from './identity-of.ts'

const NAME_TRIES = 20

const linked = async (admin: AdminStore, who: OutsideIdentity): Promise<User | undefined> => {
  const link = await admin.oidcLinks.find(who.issuer, who.subject)
  return link && admin.users.findById(link.userId)
}

const byEmail = async (admin: AdminStore, { email }: OutsideIdentity): Promise<User | undefined> => {
  const [id, ...others] = email === null ? [] : await admin.oidcLinks.accountsByEmail(email)
  return id === undefined || others.length > 0 ? undefined : admin.users.findById(id)
}

/** Links an identity to an account. Throws `OIDC_TAKEN` where either is linked already. */
export const linkIdentity = async (
  admin: AdminStore,
  userId: string,
  { issuer, subject, email, username }: OutsideIdentity,
  now: Date,
  tx: Tx,
): Promise<void> => {
  const label = email ?? username
  if (!(await admin.oidcLinks.add({ issuer, subject, userId, label }, now, tx)))
    throw new Problem('OIDC_TAKEN')
  await tellSecurity(admin, userId, 'link', now, tx)
}

const freeName = async (admin: AdminStore, { username, email }: OutsideIdentity, tx: Tx): Promise<string> => {
  const wish = (username ?? email?.split('@')[0] ?? '').replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 40)
  const base = wish.length < 3 ? 'user' : wish
  for (let tries = 0; tries < NAME_TRIES; tries++) {
    const name = tries === 0 ? base : `${base}-${randomBytes(2).toString('hex')}`
    if (!(await admin.users.findByUsername(name, tx))) return name
  }
  throw new Problem('CONFLICT')
}

const create = async (admin: AdminStore, who: OutsideIdentity, now: Date): Promise<User> => {
  const { registration } = await signInRules(admin)
  if (registration === 'off') throw new Problem('OIDC_NO_ACCOUNT')
  // Nobody knows it: a password can be chosen with a code on the phone.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return admin.transaction(async (tx) => {
    const username = await freeName(admin, who, tx)
    const name = who.name ?? username
    const how = { via: 'oidc', registration } as const
    const user = await newAccount(admin, { username, name, email: who.email, passwordHash }, how, now, tx)
    await linkIdentity(admin, user.id, who, now, tx)
    return user
  })
}

/**
 * The account of an identity: by its link, else by the proven e-mail address of exactly one account, which is linked
 * then, else a new one where registration allows it. Throws `OIDC_NO_ACCOUNT`.
 */
export const accountOf = async (admin: AdminStore, who: OutsideIdentity, now: Date): Promise<User> => {
  const known = await linked(admin, who)
  if (known) return known
  const same = await byEmail(admin, who)
  if (!same) return create(admin, who, now)
  await admin.transaction((tx) => linkIdentity(admin, same.id, who, now, tx))
  return same
}
