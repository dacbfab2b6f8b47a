import type { User } from './user.ts'

/** Text in the form in which it is compared without regard to case, on both engines alike. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The form of a user name that is unique: case and width of its letters make no difference. */
export function usernameKeyOf(username: string): string {
  return foldText(username)
}

/** What a search for accounts looks through: user name, name, email and mobile. */
export function searchTextOf(user: Pick<User, 'username' | 'name' | 'email' | 'mobile'>): string {
  return foldText([user.username, user.name, user.email ?? '', user.mobile ?? ''].join('\n'))
}

/** A `like` pattern that finds `text` anywhere and takes its %, _ and \ literally. Escape character: \. */
export function containsPattern(text: string): string {
  return `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`
}
