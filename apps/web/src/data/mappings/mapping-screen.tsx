import { Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { mappingQuery } from '../calls.ts'
import { useData } from '../data-context.ts'
import { Failure } from '../failure.tsx'
import { MappingEditor } from './mapping-editor.tsx'
import { newMapping } from './new-mapping.ts'

interface MappingScreenProps {
  /** Null for a mapping that is not kept yet. */
  readonly id: string | null
  readonly onOpen: (id: string | undefined) => void
}

/** A mapping that is kept, or the beginning of a new one, in the editor. */
export function MappingScreen({ id, onOpen }: MappingScreenProps) {
  const { terminal } = useData()
  const { data, error, refetch } = useQuery({ ...mappingQuery(id ?? ''), enabled: id !== null })
  if (id === null) return <MappingEditor id={null} body={newMapping(terminal)} onOpen={onOpen} />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton kind="rows" />
  return <MappingEditor id={id} body={data.body} onOpen={onOpen} />
}
