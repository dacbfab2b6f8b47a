import { useText } from '@quaywise/i18n'
import { Chip, Icon } from '@quaywise/ui'
import { useEffect, useEffectEvent } from 'react'
import { useReport } from '../page/report-view.ts'
import { withoutMark } from '../query/marks.ts'
import { nameText } from '../table/cell-text.ts'

/** What lies above the page and takes Escape first. */
const ABOVE = '[popover]:popover-open, dialog[open], .ant-select-open, .ant-picker-focused'

/** What was chosen on the page, value by value; pressing one takes it back, Escape all. */
export function MarkChips() {
  const say = useText()
  const { marks, setMarks, words, conditions } = useReport()
  useEscape(() => setMarks({}))
  const named = (dimension: string, value: string | number | null): string => {
    const visit = dimension === 'visit' && conditions?.vesselVoyages.find(({ visitId }) => visitId === value)
    if (visit) return `${visit.vesselName} ${visit.voyageOut || visit.voyageIn}`
    return value === null ? say('report.untold') : nameText(dimension, String(value), words)
  }
  return (
    <span className="chosen__marks">
      <span className="chosen__label">{say('report.marks')}</span>
      {Object.entries(marks).flatMap(([dimension, values]) =>
        values.map((value) => (
          <Chip
            key={`${dimension} ${value}`}
            hint={say('report.marks.remove', { name: named(dimension, value) })}
            onPress={() => setMarks(withoutMark(marks, dimension, value))}
          >
            <span className="chosen__dimension">{words.dimension(dimension)}</span>
            <bdi>{named(dimension, value)}</bdi>
            <Icon name="close" size={11} />
          </Chip>
        )),
      )}
      <button type="button" className="link-button" onClick={() => setMarks({})}>
        {say('report.marks.clear')} <kbd className="chosen__key">Esc</kbd>
      </button>
    </span>
  )
}

function useEscape(clear: () => void): void {
  const act = useEffectEvent(clear)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector(ABOVE) === null) act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
