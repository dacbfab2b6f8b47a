import type { DepartmentMember, DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useDeed } from '../kit/use-deed.ts'
import { addMembers, STALE } from './calls.ts'

interface MakeMainProps {
  readonly department: DepartmentRow
  readonly members: readonly DepartmentMember[]
  readonly onDone: () => void
}

/** Makes a department the main one of the people who were chosen. */
export function MakeMain({ department, members, onDone }: MakeMainProps) {
  const say = useText()
  const { run, busy } = useDeed({
    work: () =>
      addMembers(
        department.id,
        members.map(({ id }) => id),
        true,
      ),
    stale: STALE,
    done: say('departments.members.madeMain', { name: department.name }),
    onDone,
  })
  return (
    <button type="button" className="qw-button" disabled={busy} onClick={() => run()}>
      {say('departments.members.makeMain')}
    </button>
  )
}
