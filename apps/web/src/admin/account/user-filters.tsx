import { ACCOUNT_STATES } from '@quaywise/contract/account-states'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { indented, inTreeOrder, optionsQuery } from '../kit/department-options.ts'
import { SearchBar } from '../kit/search-bar.tsx'
import { SearchChoice } from '../kit/search-choice.tsx'
import { SearchText } from '../kit/search-text.tsx'
import { SEARCH_FIELDS } from './user-search.ts'

/** Which users are listed. */
export function UserFilters() {
  const say = useText()
  const { data } = useQuery(optionsQuery)
  return (
    <SearchBar fields={SEARCH_FIELDS}>
      <SearchText field="q" label={say('users.search')} />
      <SearchChoice
        field="department"
        label={say('users.filter.department')}
        options={inTreeOrder(data?.departments ?? []).map((one) => [one.id, indented(one)])}
      />
      <SearchChoice
        field="role"
        label={say('users.filter.role')}
        options={(data?.roles ?? []).map(({ id, name }) => [id, name])}
      />
      <SearchChoice
        field="state"
        label={say('users.column.state')}
        options={ACCOUNT_STATES.map((state) => [state, say(`users.state.${state}`)])}
      />
    </SearchBar>
  )
}
