import type { Profile } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What the person said of themselves, and how they like the product. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call<Profile>('GET', '/v1/user/profile', { signal }),
})

type Settings = Partial<Pick<Profile, 'homePage' | 'muted'>> & {
  readonly theme?: 'dark' | 'light'
  readonly language?: string
}

/** Keeps how the person likes the product; what is left out stays. */
export const putSettings = (settings: Settings): Promise<Profile> =>
  call<Profile>('PUT', '/v1/user/settings', { body: settings })
