import type { Profile } from '@quaywise/contract'
import { isLocale, LOCALE_NAMES, LOCALES, type MessageKey, useLocale, useText } from '@quaywise/i18n'
import { useMode } from '@quaywise/ui/theme'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Select, Switch } from 'antd'
import { presentSuccess } from '../../../api/feedback.tsx'
import { chooseLocale } from '../../../locale/browser-locale.ts'
import { openPages } from '../../../session/access.ts'
import { sessionQuery, useSession } from '../../../session/session.ts'
import { NOTICES_KEY } from '../../../shell/bell/notices.ts'
import { chooseMode } from '../../../theme/mode-choice.ts'
import { usePageName } from '../../../workspace/use-page-name.ts'
import { Part, PartsAwaited } from '../part.tsx'
import { profileQuery, putSettings } from '../profile-query.ts'

const LINES = 7
const GROUPS = ['alerts', 'reports', 'approvals', 'security'] as const

/** Keeps a setting and shows it at once. */
function useSettings() {
  const say = useText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: putSettings,
    onSuccess: async (saved) => {
      client.setQueryData(profileQuery.queryKey, saved)
      presentSuccess(say('profile.saved'))
      await client.invalidateQueries({ queryKey: NOTICES_KEY })
      await client.invalidateQueries(sessionQuery)
    },
  })
}

/** What the person is told, and how the product looks to them. */
export function NotificationTab() {
  const { data } = useQuery(profileQuery)
  if (!data) return <PartsAwaited lines={LINES} />
  return (
    <>
      <NoticeSwitches muted={data.muted} />
      <Looks homePage={data.homePage} />
    </>
  )
}

function NoticeSwitches({ muted }: Pick<Profile, 'muted'>) {
  const say = useText()
  const settings = useSettings()
  const toggle = (group: (typeof GROUPS)[number], wanted: boolean) =>
    settings.mutate({
      muted: wanted ? muted.filter((each) => each !== group) : [...muted, group],
    })
  return GROUPS.map((group) => {
    const title = say(`profile.notice.${group}` satisfies MessageKey)
    return (
      <Part
        key={group}
        title={title}
        text={say(`profile.notice.${group}.text` satisfies MessageKey)}
        action={
          <Switch
            aria-label={title}
            checked={!muted.includes(group)}
            loading={settings.isPending}
            onChange={(wanted) => toggle(group, wanted)}
          />
        }
      />
    )
  })
}

function Looks({ homePage }: Pick<Profile, 'homePage'>) {
  const say = useText()
  const locale = useLocale()
  const mode = useMode()
  const settings = useSettings()
  const theme = (next: 'dark' | 'light') => {
    chooseMode(next)
    settings.mutate({ theme: next })
  }
  const language = (next: string) => {
    if (isLocale(next)) settings.mutate({ language: next }, { onSuccess: () => chooseLocale(next) })
  }
  return (
    <>
      <Choice
        title={say('shell.language')}
        text={say('profile.language.text')}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        onChange={language}
      />
      <Choice
        title={say('profile.theme')}
        text={say('profile.theme.text')}
        value={mode}
        options={(['dark', 'light'] as const).map((value) => ({
          value,
          label: say(`profile.theme.${value}`),
        }))}
        onChange={(next) => theme(next === 'light' ? 'light' : 'dark')}
      />
      <HomePage homePage={homePage} onChange={(next) => settings.mutate({ homePage: next })} />
    </>
  )
}

interface HomePageProps extends Pick<Profile, 'homePage'> {
  readonly onChange: (page: string) => void
}

function HomePage({ homePage, onChange }: HomePageProps) {
  const say = useText()
  const nameOf = usePageName()
  const session = useSession()
  const pages = openPages(session).map(({ path }) => ({ value: path, label: nameOf(path) }))
  return (
    <Choice
      title={say('profile.home')}
      text={say('profile.home.text')}
      value={homePage ?? session.user.homePage}
      options={pages}
      onChange={onChange}
    />
  )
}

interface ChoiceProps {
  readonly title: string
  readonly text: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

function Choice({ title, text, value, options, onChange }: ChoiceProps) {
  return (
    <Part
      title={title}
      text={text}
      action={
        <Select
          aria-label={title}
          className="profile__choice"
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          options={[...options]}
          onChange={onChange}
        />
      }
    />
  )
}
