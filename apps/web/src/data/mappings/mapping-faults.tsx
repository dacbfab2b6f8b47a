import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { previewQuery } from '../calls.ts'
import { FaultList } from './fault-list.tsx'

interface MappingFaultsProps {
  readonly mapping: Readonly<Record<string, unknown>>
  readonly onGo: (path: string) => void
}

/** What is wrong with a mapping, by its paths; a click leads to the place in the text. */
export function MappingFaults({ mapping, onGo }: MappingFaultsProps) {
  const say = useText()
  const { data } = useQuery(previewQuery(mapping, ''))
  if (!data) return null
  if (data.errors.length === 0) return <p className="mapping__fine">✓ {say('data.mappings.fine')}</p>
  return <FaultList label={say('data.mappings.faults')} faults={data.errors} onGo={onGo} />
}
