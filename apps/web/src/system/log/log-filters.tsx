import { formatLocalMinute } from '@quaywise/domain'
import { type MessageKey, useText } from '@quaywise/i18n'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { SearchBar } from '../../admin/kit/search-bar.tsx'
import { SearchChoice } from '../../admin/kit/search-choice.tsx'
import { SearchText } from '../../admin/kit/search-text.tsx'
import { Choice } from '../../data/files/choice.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { LogChosen } from './log-chosen.tsx'
import { useLog } from './log-context.ts'
import { ACTIONS, FIELDS, SPANS, spanOf } from './log-filter.ts'
import { useLogWords } from './log-words.ts'

const MINUTE = 'YYYY-MM-DD HH:mm'
const MODULES = [
  ...['workshift', 'monthly', 'vessel', 'qc', 'agv', 'asc', 'contanierProcess', 'land', '3DStreamingKanban'],
  ...['system', 'admin', 'account', 'other'],
]

/** Which rows are looked at; kept in the address of the tab. */
export function LogFilters() {
  const say = useText()
  const words = useLogWords()
  return (
    <div className="log__filters">
      <SearchBar fields={[...FIELDS, 'span', 'from', 'to']}>
        <SpanChoice />
        <SearchText field="text" label={say('log.filter.text')} />
        <SearchText field="username" label={say('log.filter.username')} />
        <SearchText field="department" label={say('log.filter.department')} />
        <SearchChoice
          field="module"
          label={say('log.column.module')}
          options={MODULES.map((module) => [module, words.module(module)])}
        />
        <SearchChoice
          field="action"
          label={say('log.column.action')}
          options={ACTIONS.map((action) => [action, words.action(action)])}
        />
        <SearchChoice
          field="result"
          label={say('log.column.status')}
          options={(['ok', 'failed'] as const).map((result) => [result, say(`log.result.${result}`)])}
        />
        <SearchText field="ip" label={say('log.filter.ip')} />
      </SearchBar>
      <LogChosen />
    </div>
  )
}

function SpanChoice() {
  const say = useText()
  const { zone, filter } = useLog()
  const { query, setQuery } = useTab()
  const span = spanOf(query)
  const own = {
    from: formatLocalMinute(Date.parse(filter.from), zone),
    to: formatLocalMinute(Date.parse(filter.to) - 60_000, zone),
  }
  const choose = (value: string | undefined) =>
    setQuery({
      span: value === '24h' ? undefined : value,
      from: value === 'own' ? own.from : undefined,
      to: value === 'own' ? own.to : undefined,
      page: undefined,
    })
  return (
    <>
      <Choice
        label={say('log.period')}
        value={span ?? 'own'}
        options={[...Object.keys(SPANS), 'own'].map((each) => [
          each,
          say(`log.period.${each}` as MessageKey),
        ])}
        onChange={choose}
      />
      {span === null && (
        <DatePicker.RangePicker
          className="log__times"
          aria-label={say('log.period')}
          showTime={{ format: 'HH:mm' }}
          format={MINUTE}
          allowClear={false}
          value={[dayjs(own.from), dayjs(own.to)]}
          onChange={(times) =>
            setQuery({ from: times?.[0]?.format(MINUTE), to: times?.[1]?.format(MINUTE), page: undefined })
          }
        />
      )}
    </>
  )
}
