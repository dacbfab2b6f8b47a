import type { MappingPreview as Preview } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { previewQuery } from '../calls.ts'
import { Failure } from '../failure.tsx'
import { useCodeText } from '../use-code-text.ts'
import { useDrop } from '../use-drop.ts'
import { useSettled } from '../use-settled.ts'
import { PreviewTable } from './preview-table.tsx'

const SAMPLE = 262_144
const HEIGHT = 160
const TYPING_MS = 300

interface MappingPreviewProps {
  /** Null while what is written is no mapping. */
  readonly mapping: Readonly<Record<string, unknown>> | null
  readonly sample: string
  readonly onSample: (sample: string) => void
}

/** A sample, dropped or pasted, and what the mapping makes of it; nothing of it is kept. */
export function MappingPreview({ mapping, sample, onSample }: MappingPreviewProps) {
  const say = useText()
  const place = useRef<HTMLDivElement>(null)
  const over = useDrop(place, (files) => {
    // A character takes at least one byte: this is never less than the sample that may be sent.
    void files[0]?.slice(0, SAMPLE).text().then(onSample)
  })
  return (
    <Panel title={say('data.preview')} subtitle={say('data.preview.subtitle')} height={HEIGHT}>
      <div ref={place} className={over ? 'preview__drop preview__drop--over' : 'preview__drop'}>
        <textarea
          dir="auto"
          spellCheck={false}
          aria-label={say('data.preview.sample')}
          placeholder={say('data.preview.drop')}
          value={sample}
          onChange={(event) => onSample(event.currentTarget.value.slice(0, SAMPLE))}
        />
      </div>
      {mapping && sample !== '' && <Outcome mapping={mapping} sample={sample} />}
    </Panel>
  )
}

interface OutcomeProps {
  readonly mapping: Readonly<Record<string, unknown>>
  readonly sample: string
}

function Outcome({ mapping, sample }: OutcomeProps) {
  const say = useText()
  const asked = useSettled(sample, TYPING_MS)
  const codeText = useCodeText()
  const { data, error, refetch, isFetching } = useQuery(previewQuery(mapping, asked))
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data || data.errors.length > 0) return null
  if (data.fault)
    return (
      <p className="mapping__broken" role="alert">
        {codeText(data.fault.code, '')} <span dir="auto">{data.fault.detail}</span>
      </p>
    )
  const { taken, rejected, filtered } = data.counts
  return (
    <div className="preview" aria-busy={isFetching}>
      <p role="status">{say('data.preview.counts', { taken, rejected, filtered })}</p>
      {data.readings.length > 0 && <PreviewTable readings={data.readings} />}
      <PreviewNotes preview={data} />
    </div>
  )
}

function PreviewNotes({ preview: { rejections, notices } }: { readonly preview: Preview }) {
  const say = useText()
  const codeText = useCodeText()
  return (
    <ul className="preview__notes">
      {rejections.map(({ line, reason, means, column, value }) => (
        <li key={`${line} ${reason}`} className="preview__refused">
          <b>✕ {say('data.rejected.line', { line })}</b> {codeText(reason, means)}
          {column !== null && (
            <small>
              {column} <code dir="auto">{value ?? ''}</code>
            </small>
          )}
        </li>
      ))}
      {notices.map(({ code, line, column, message, count }) => (
        <li key={`${code} ${column}`}>
          <b>{count} ×</b> {codeText(code, message)} <small>{say('data.warnings.first', { line })}</small>
        </li>
      ))}
    </ul>
  )
}
