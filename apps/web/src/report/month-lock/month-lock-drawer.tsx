import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useReport } from '../page/report-view.ts'
import { LockVersions } from './lock-versions.tsx'
import { lockMonth } from './locks-query.ts'
import { ReportedTable } from './reported-table.tsx'
import type { MonthLockState } from './use-month-lock.ts'

interface MonthLockDrawerProps {
  readonly state: MonthLockState
  /** The reader may lock the month. */
  readonly may: boolean
  readonly onClose: () => void
}

/** What was reported of a month beside what it is now, its versions, and the act of locking it. */
export function MonthLockDrawer({ state, may, onClose }: MonthLockDrawerProps) {
  const say = useText()
  const { month, last } = state
  return (
    <Drawer
      title={last ? say('lock.title', { month }) : say('lock.ask', { month })}
      open
      width={560}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      <div className="month-lock__body" dir={directionOf(useLocale())}>
        {last && <ReportedTable state={state} />}
        {last && <LockVersions locks={state.locks} />}
        {may && <LockAct state={state} onDone={onClose} />}
      </div>
    </Drawer>
  )
}

function LockAct({ state, onDone }: { readonly state: MonthLockState; readonly onDone: () => void }) {
  const say = useText()
  const client = useQueryClient()
  const { report, terminal } = useReport()
  const version = (state.last?.version ?? 0) + 1
  const act = useMutation({
    mutationFn: () => lockMonth(report.id, { terminal: terminal.id, month: state.month, version }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['month-locks', report.id] })
      await client.invalidateQueries({ queryKey: ['panel', report.id] })
    },
    onSuccess: onDone,
    meta: { quiet: true },
  })
  return (
    <section className="month-lock__act">
      {state.last && <h3>{say('lock.again')}</h3>}
      <p>{state.last ? say('lock.again.means', { version }) : say('lock.means')}</p>
      {act.error && (
        <p role="alert" className="month-lock__error">
          {act.error.message || say('report.failed')}
        </p>
      )}
      <Button type="primary" loading={act.isPending} onClick={() => act.mutate()}>
        {state.last ? say('lock.again') : say('lock.confirm')}
      </Button>
    </section>
  )
}
