import { usePageText, useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { isListField } from '../query/form.ts'

/** What a picture or a print says of its numbers: the page and its period, the filters, the terminal and its zone. */
export function useCaption(): readonly string[] {
  const say = useText()
  const text = usePageText()
  const { report, terminal, form, words, marks, conditions } = useReport()
  const visitName = (id: string) =>
    conditions?.vesselVoyages.find(({ visitId }) => visitId === id)?.vesselName ?? id
  const lists = report.filters.filter(isListField).map((field) => {
    const values = form.lists[field].map((value) =>
      field === 'vesselVoyage' ? visitName(value) : words.key(DIMENSIONS[field] ?? field, value),
    )
    return `${words.filter(field)}: ${values.length > 0 ? values.join(', ') : say('report.filter.all')}`
  })
  const chosen = Object.entries(marks).map(
    ([dimension, values]) =>
      `${words.dimension(dimension)}: ${values.map((value) => words.key(dimension, String(value ?? ''))).join(', ')}`,
  )
  return [
    `${text(`page.${report.id}`)} · ${form.startTime} – ${form.endTime}`,
    [...lists, ...chosen].join(' · '),
    `${terminal.name} · ${say('export.zone')}: ${terminal.zone} · ${say('export.at')}: ${words.instant(new Date().toISOString(), 'minute')}`,
  ]
}

const DIMENSIONS: Readonly<Record<string, string>> = {
  trunkBranchLine: 'trunk_branch',
  distinguishSelectedShip: 'own_ship',
  opMode: 'op',
  line: 'line',
  equipment: 'crane',
  block: 'block',
}
