import { masked, maskedEmail } from '../sign-in/masked.ts'
import type { Rights } from './identity.ts'

type Reachable = { readonly mobile: string | null; readonly email: string | null }

/** Tells how somebody is reached. */
export type TellReach = <Person extends Reachable>(person: Person) => Person

/** How people are reached, in full for whoever may see personal details of users, else with the middle hidden. */
export const reachFor = ({ uiAuthorities }: Pick<Rights, 'uiAuthorities'>): TellReach => {
  if (uiAuthorities.includes('users.personal')) return (person) => person
  return (person) => ({ ...person, mobile: masked(person.mobile), email: maskedEmail(person.email) })
}
