import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Popconfirm } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { presentSuccess } from '../../api/feedback.tsx'
import { deleteMapping, INGEST_KEY, saveMapping } from '../calls.ts'
import { Failure } from '../failure.tsx'
import { useSettled } from '../use-settled.ts'
import { ColumnGuide } from './column-guide.tsx'
import { MappingFaults } from './mapping-faults.tsx'
import { MappingPreview } from './mapping-preview.tsx'
import { placeOf, readMapping } from './mapping-text.ts'
import { sampleHeader } from './sample-header.ts'

const TYPING_MS = 300

interface MappingEditorProps {
  readonly id: string | null
  readonly body: object
  readonly onOpen: (id: string | undefined) => void
}

/** A mapping as JSON, what is wrong with it, and what it makes of a sample while it is written. */
export function MappingEditor({ id, body, onOpen }: MappingEditorProps) {
  const say = useText()
  const [text, setText] = useState(() => JSON.stringify(body, null, 2))
  const [sample, setSample] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const read = useMemo(() => readMapping(text), [text])
  const mapping = 'mapping' in read ? read.mapping : null
  const shown = useSettled(mapping, TYPING_MS)
  const header = useMemo(() => sampleHeader(sample, mapping?.delimiter), [sample, mapping])
  const guided = mapping !== null && mapping.kind === 'port-calls' && header.length > 1
  const goTo = (path: string) => {
    const place = placeOf(text, path)
    area.current?.focus()
    if (place) area.current?.setSelectionRange(place.start, place.end)
  }
  return (
    <div className="mapping">
      <Panel
        title={id ?? say('data.mappings.new')}
        actions={<EditorTools id={id} mapping={mapping} onOpen={onOpen} />}
      >
        <textarea
          ref={area}
          className="mapping__text"
          dir="ltr"
          spellCheck={false}
          aria-label={say('data.mappings.text')}
          aria-invalid={mapping === null}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {'message' in read && (
          <p className="mapping__broken" role="alert">
            {say('data.mappings.notJson', { line: read.line ?? '–' })} <code dir="ltr">{read.message}</code>
          </p>
        )}
        {shown && <MappingFaults mapping={shown} onGo={goTo} />}
      </Panel>
      <div className="mapping__side">
        <MappingPreview mapping={shown} sample={sample} onSample={setSample} />
        {guided && (
          <ColumnGuide
            mapping={mapping}
            header={header}
            onChange={(next) => setText(JSON.stringify(next, null, 2))}
          />
        )}
      </div>
    </div>
  )
}

interface EditorToolsProps {
  readonly id: string | null
  readonly mapping: Readonly<Record<string, unknown>> | null
  readonly onOpen: (id: string | undefined) => void
}

function EditorTools({ id, mapping, onOpen }: EditorToolsProps) {
  const say = useText()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: INGEST_KEY })
  const save = useMutation({
    mutationFn: (body: Readonly<Record<string, unknown>>) => saveMapping(String(body.id ?? ''), body),
    meta: { quiet: true },
    onSuccess: async (kept) => {
      onOpen(kept.id)
      presentSuccess(say('data.mappings.saved', { id: kept.id }))
      await refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (gone: string) => deleteMapping(gone),
    onSuccess: async () => {
      onOpen(undefined)
      await refresh()
    },
  })
  return (
    <div className="mapping__tools">
      {save.error && mapping && <Failure error={save.error} onRetry={() => save.mutate(mapping)} />}
      <button type="button" className="qw-button" onClick={() => onOpen(undefined)}>
        {say('data.mappings.back')}
      </button>
      {id !== null && (
        <Popconfirm
          title={say('data.mappings.delete.title', { id })}
          description={say('data.mappings.delete.text')}
          okText={say('data.mappings.delete')}
          okButtonProps={{ danger: true }}
          onConfirm={() => remove.mutateAsync(id).catch(() => undefined)}
        >
          <button type="button" className="qw-button">
            {say('data.mappings.delete')}
          </button>
        </Popconfirm>
      )}
      <button
        type="button"
        className="qw-button qw-button--primary"
        disabled={mapping === null || save.isPending}
        onClick={() => mapping && save.mutate(mapping)}
      >
        {say('data.mappings.save')}
      </button>
    </div>
  )
}
