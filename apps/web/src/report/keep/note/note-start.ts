import { parseLocalMinute } from '@quaywise/domain'
import type { Subject } from '../../number/subject.ts'
import type { NoteStart } from '../tools.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MACHINES = ['crane', 'qc', 'agv', 'asc', 'machine', 'equipment'] as const

type Times = Pick<NoteStart, 'startAt' | 'endAt'>

const between = (from: number, span: number): Times => ({
  startAt: new Date(from).toISOString(),
  endAt: new Date(from + span).toISOString(),
})

function timesOf({ mark }: Subject, zone: string): Times {
  const { hour, day } = mark
  const at = typeof hour === 'string' ? Date.parse(hour) : Number.NaN
  if (Number.isFinite(at)) return between(at, HOUR)
  const start = typeof day === 'string' ? parseLocalMinute(`${day} 00:00`, zone) : null
  return start === null ? {} : between(start, DAY)
}

/** What a note is about when it is written on a mark: its hour or day, its call or machine. */
export function noteStartOf(subject: Subject, zone: string): NoteStart {
  const { mark, names } = subject
  const times = timesOf(subject, zone)
  const nothing = { subject: 'time', subjectId: '', subjectName: '' } as const
  if (typeof mark.visit === 'string' && mark.visit !== '')
    return { subject: 'visit', subjectId: mark.visit, subjectName: names.visit ?? mark.visit, ...times }
  const machine = MACHINES.find((dimension) => typeof mark[dimension] === 'string')
  const id = machine ? String(mark[machine]) : ''
  if (machine && id !== '')
    return { subject: 'machine', subjectId: id, subjectName: names[machine] ?? id, ...times }
  return { ...nothing, ...times }
}
