import type { RoleComparison } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { comparisonQuery } from './calls.ts'
import { CompareTable } from './compare-table.tsx'
import { Tick } from './tick.tsx'
import { useComparedParts } from './use-compared-parts.ts'

const WIDTH = 820

interface CompareDrawerProps {
  readonly left: string
  readonly right: string
  readonly onClose: () => void
}

/** Two roles side by side: what only one of them has, or everything. */
export function CompareDrawer({ left, right, onClose }: CompareDrawerProps) {
  const say = useText()
  const { data, error, refetch } = useQuery(comparisonQuery(left, right))
  return (
    <Drawer
      title={say('roles.compare.title')}
      open
      width={WIDTH}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data && <Comparison comparison={data} />}
    </Drawer>
  )
}

function Comparison({ comparison }: { readonly comparison: RoleComparison }) {
  const say = useText()
  const [differing, setDiffering] = useState(true)
  const parts = useComparedParts(comparison)
  const shown = parts.map((part) => ({
    ...part,
    lines: differing ? part.lines.filter(({ left, right }) => left !== right) : part.lines,
  }))
  const none = shown.every(({ lines }) => lines.length === 0)
  return (
    <div className="role-compare">
      <Tick checked={differing} onChange={setDiffering}>
        {say('roles.compare.differences')}
      </Tick>
      {none ? (
        <p className="data__none">{say('roles.compare.same')}</p>
      ) : (
        <CompareTable left={comparison.left.label} right={comparison.right.label} parts={shown} />
      )}
    </div>
  )
}
