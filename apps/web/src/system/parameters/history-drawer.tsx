import type { ParameterRow, ParameterVersionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { historyQuery } from './calls.ts'
import { RollBackDialog } from './roll-back-dialog.tsx'
import { StateChip } from './state-chip.tsx'
import { type ParameterText, useParameterText } from './use-parameter-text.ts'

const WIDTH = 640

interface HistoryDrawerProps {
  readonly row: ParameterRow
  readonly onClose: () => void
}

/** The versions of a parameter, newest first, and the way back to each. */
export function HistoryDrawer({ row, onClose }: HistoryDrawerProps) {
  const say = useText()
  const text = useParameterText()
  const { data, error, refetch } = useQuery(historyQuery(row.key))
  const [back, setBack] = useState<number | null>(null)
  return (
    <Drawer
      title={say('parameters.historyOf', { name: text.name(row.key) })}
      open
      width={WIDTH}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      <ol className="parameters__history">
        {data?.map((version, at) => (
          <VersionItem
            key={version.number}
            row={row}
            version={version}
            before={data.slice(at + 1).find(({ state }) => state === 'approved' || state === 'rolledBack')}
            text={text}
            onBack={() => setBack(version.number)}
          />
        ))}
        {data && (
          <li>
            <div className="parameters__line">
              <strong>{say('parameters.version.default')}</strong>
              <span>{text.value(row.key, row.default, row.unit)}</span>
              {row.version !== 0 && (
                <button type="button" className="link-button" onClick={() => setBack(0)}>
                  {say('parameters.rollBack')}
                </button>
              )}
            </div>
          </li>
        )}
      </ol>
      {back !== null && (
        <RollBackDialog row={row} number={back} versions={data ?? []} onClose={() => setBack(null)} />
      )}
    </Drawer>
  )
}

interface VersionItemProps {
  readonly row: ParameterRow
  readonly version: ParameterVersionRow
  readonly before: ParameterVersionRow | undefined
  readonly text: ParameterText
  readonly onBack: () => void
}

function VersionItem({ row, version, before, text, onBack }: VersionItemProps) {
  const say = useText()
  const was = before?.state === 'approved' || before ? before.value : row.default
  const isHeld = version.state === 'approved' || version.state === 'rolledBack'
  const { words } = text
  return (
    <li data-holds={version.number === row.version || undefined}>
      <div className="parameters__line">
        <strong>{say('parameters.version', { number: version.number })}</strong>
        <span className="parameters__change">
          <del>{text.value(row.key, was, row.unit)}</del> <span className="parameters__arrow">→</span>{' '}
          <ins>{text.value(row.key, version.value, row.unit)}</ins>
        </span>
        <StateChip state={version.state} holds={version.number === row.version} />
        {isHeld && version.number !== row.version && (
          <button type="button" className="link-button" onClick={onBack}>
            {say('parameters.rollBack')}
          </button>
        )}
      </div>
      <p>{version.reason}</p>
      <small>
        {say('parameters.version.made', {
          by: version.madeByName,
          at: words.instant(version.madeAt, 'minute'),
          from: words.instant(version.effectiveFrom, 'full'),
        })}
        {version.decidedByName !== null &&
          ` · ${say('parameters.version.decided', {
            by: version.decidedByName,
            at: words.instant(version.decidedAt, 'minute'),
          })}`}
      </small>
      {version.note && <p className="admin__note">{version.note}</p>}
    </li>
  )
}
