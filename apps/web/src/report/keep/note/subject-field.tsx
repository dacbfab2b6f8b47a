import type { Annotation } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useReport } from '../../page/report-view.ts'
import { ChoiceField } from '../field.tsx'

type About = Pick<Annotation, 'subject' | 'subjectId' | 'subjectName' | 'startAt' | 'endAt'>

interface SubjectFieldProps {
  readonly value: About
  readonly onChange: (value: Partial<About>) => void
}

const SEPARATOR = ':'

/** What a note is about: the time alone, a vessel call (whose stay it then takes as its time), or a machine. */
export function SubjectField({ value, onChange }: SubjectFieldProps) {
  const say = useText()
  const { conditions } = useReport()
  const calls = conditions?.vesselVoyages ?? []
  const { qc = [], agv = [], asc = [] } = conditions?.equipment ?? {}
  const machines = [...qc, ...asc, ...agv]
  const known = [
    ...calls.map(({ visitId, vesselName, voyageOut }) => ({
      value: `visit${SEPARATOR}${visitId}`,
      label: `${vesselName} ${voyageOut}`.trim(),
    })),
    ...machines.map(({ key }) => ({ value: `machine${SEPARATOR}${key}`, label: key })),
  ]
  const chosen = value.subject === 'time' ? '' : `${value.subject}${SEPARATOR}${value.subjectId}`
  const lost = chosen !== '' && !known.some((option) => option.value === chosen)
  const choose = (text: string) => {
    const at = text.indexOf(SEPARATOR)
    const [kind, subjectId] = [text.slice(0, at), text.slice(at + 1)]
    const subjectName = known.find((option) => option.value === text)?.label ?? value.subjectName
    if (kind === 'machine') return onChange({ subject: 'machine', subjectId, subjectName })
    if (kind !== 'visit') return onChange({ subject: 'time', subjectId: '', subjectName: '' })
    const stay = calls.find(({ visitId }) => visitId === subjectId)
    const times = stay?.atb && stay.atd ? { startAt: isoOf(stay.atb), endAt: isoOf(stay.atd) } : {}
    onChange({ subject: 'visit', subjectId, subjectName, ...times })
  }
  return (
    <ChoiceField
      label={say('keep.note.about')}
      value={chosen}
      options={[
        { value: '', label: say('keep.note.timeOnly') },
        ...(lost ? [{ value: chosen, label: value.subjectName }] : []),
        ...known,
      ]}
      onChange={choose}
    />
  )
}

const isoOf = (instant: string): string => new Date(instant).toISOString()
