import type { PanelInfo } from '@quaywise/contract'
import { PanelFrame } from '../panel/panel-frame.tsx'
import type { Sentence } from './narrative-sentences.ts'
import { useNarrative } from './use-narrative.ts'
import './narrative.css'

const HEIGHT = 96

/** The period in sentences. */
export function NarrativePanel({ panel }: { readonly panel: PanelInfo }) {
  const { query, sentences } = useNarrative(panel)
  // A period without a long stop has sentences all the same.
  const told = query.data && {
    ...query,
    data: { ...query.data, rows: sentences.map(({ text }) => ({ text })) },
  }
  return (
    <PanelFrame panel={panel} query={told ?? query} height={HEIGHT} skeleton="rows" asTable={false}>
      {() => <Sentences sentences={sentences} />}
    </PanelFrame>
  )
}

/** Sentences, each marked by what it is about. */
export function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return (
    <ul className="narrative">
      {sentences.map(({ key, text }) => (
        <li key={key} className="narrative__item" data-kind={key}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
