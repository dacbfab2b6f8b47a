import type { StarterRole } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { addStarters, PERMISSIONS_KEY, ROLES_KEY, startersQuery } from './calls.ts'
import { Tick } from './tick.tsx'

/** The roles that the product proposes: those that are not there yet can be added. */
export function StartersDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const { data, error, refetch } = useQuery(startersQuery)
  return (
    <Drawer title={say('roles.starters')} open closeLabel={say('report.close')} onClose={onClose}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data && <Starters starters={data} onClose={onClose} />}
    </Drawer>
  )
}

interface StartersProps {
  readonly starters: readonly StarterRole[]
  readonly onClose: () => void
}

function Starters({ starters, onClose }: StartersProps) {
  const say = useText()
  const missing = starters.filter(({ there }) => !there).map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly string[]>(missing)
  const { run, busy } = useDeed({
    work: () => addStarters(chosen),
    stale: [ROLES_KEY, PERMISSIONS_KEY, 'users'],
    done: say('roles.starters.added'),
    onDone: onClose,
  })
  const tick = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <>
      <p className="admin__note">
        {say(missing.length === 0 ? 'roles.starters.all' : 'roles.starters.text')}
      </p>
      <ul className="role-starters">
        {starters.map((starter) => (
          <li key={starter.id}>
            <Starter
              starter={starter}
              chosen={chosen.includes(starter.id)}
              onTick={(on) => tick(starter.id, on)}
            />
          </li>
        ))}
      </ul>
      <div className="admin__buttons admin__buttons--stuck">
        <button type="button" className="qw-button" onClick={onClose}>
          {say(missing.length > 0 ? 'keep.cancel' : 'report.close')}
        </button>
        {missing.length > 0 && (
          <button
            type="button"
            className="qw-button qw-button--primary"
            disabled={busy || chosen.length === 0}
            onClick={() => run()}
          >
            {say('roles.starters.add', { count: chosen.length })}
          </button>
        )}
      </div>
    </>
  )
}

interface StarterProps {
  readonly starter: StarterRole
  readonly chosen: boolean
  readonly onTick: (on: boolean) => void
}

function Starter({ starter: { label, description, pages, elements, there }, chosen, onTick }: StarterProps) {
  const say = useText()
  return (
    <Tick checked={there || chosen} disabled={there} onChange={onTick}>
      <strong>{label}</strong> {there && <Chip muted>{say('roles.starters.there')}</Chip>}
      <small>{description}</small>
      <small>{say('roles.starters.count', { pages, elements: elements.length })}</small>
    </Tick>
  )
}
