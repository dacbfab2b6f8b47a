import { type MessageKey, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { AdminPage } from '../../admin/kit/admin-page.tsx'
import { Failure } from '../../data/failure.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { RulesPart } from '../rules/rules-part.tsx'
import { listQuery } from './calls.ts'
import { ChangesPart } from './changes-part.tsx'
import { FileActions } from './file-actions.tsx'
import { SettingsPart } from './settings-part.tsx'
import './parameters.css'

const PARTS = ['settings', 'changes', 'jobs'] as const

/** The numbers that drive the pages and the algorithms, what changed them, and the jobs that run by the clock. */
export function ParametersPage() {
  const say = useText()
  const { query, setQuery } = useTab()
  const { data, error, refetch } = useQuery(listQuery)
  const part = PARTS.find((name) => name === query.part) ?? 'settings'
  const coming = data?.parameters.flatMap((row) => row.coming) ?? []
  const waiting = new Set(coming.flatMap((one) => (one.waiting ? [one.changeId] : []))).size
  const title = say('page.system/AlgorithmAndSystemParameterSetting')
  return (
    <AdminPage
      title={title}
      question={say('parameters.question')}
      actions={part === 'settings' ? <FileActions list={data} /> : undefined}
    >
      <nav className="data__parts parameters__parts" aria-label={title}>
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === part ? 'page' : undefined}
            onClick={() =>
              setQuery({
                ...{ part: name === 'settings' ? undefined : name, q: undefined, page: undefined },
                ...{
                  sort: undefined,
                  order: undefined,
                  status: undefined,
                  state: undefined,
                  size: undefined,
                },
              })
            }
          >
            {say(`parameters.part.${name}` satisfies MessageKey)}
            {name === 'changes' && waiting > 0 && <span className="parameters__count">{waiting}</span>}
          </button>
        ))}
      </nav>
      {part === 'jobs' && <RulesPart />}
      {part !== 'jobs' && error && <Failure error={error} onRetry={() => void refetch()} />}
      {part === 'settings' && <SettingsPart list={data} />}
      {part === 'changes' && data && <ChangesPart list={data} />}
    </AdminPage>
  )
}
