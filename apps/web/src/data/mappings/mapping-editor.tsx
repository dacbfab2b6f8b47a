import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Popconfirm } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { deleteMapping, INGEST_KEY } from '../calls.ts'
import { useSettled } from '../use-settled.ts'
import { ColumnGuide } from './column-guide.tsx'
import { MappingFaults } from './mapping-faults.tsx'
import { MappingPreview } from './mapping-preview.tsx'
import { placeOf, readMapping } from './mapping-text.ts'
import { Refused } from './refused.tsx'
import { sampleHeader } from './sample-header.ts'
import { useSaveMapping } from './use-save-mapping.ts'

const TYPING_MS = 300

/** Selects a place of a text and brings it into sight. */
const select = (
  area: HTMLTextAreaElement,
  { start, end }: { readonly start: number; readonly end: number },
) => {
  area.setSelectionRange(start, end)
  const lines = area.value.split('\n').length
  const before = area.value.slice(0, start).split('\n').length - 1
  area.scrollTop = (before / lines) * area.scrollHeight - area.clientHeight / 3
}

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
    if (place && area.current) select(area.current, place)
  }
  const save = useSaveMapping(onOpen, goTo)
  const write = (next: string) => {
    save.reset()
    setText(next)
  }
  return (
    <div className="mapping">
      <Panel
        title={id ?? say('data.mappings.new')}
        actions={<EditorTools id={id} mapping={mapping} save={save} onOpen={onOpen} />}
      >
        {save.error && (
          <Refused error={save.error} onGo={goTo} onRetry={() => mapping && save.mutate(mapping)} />
        )}
        <textarea
          ref={area}
          className="mapping__text"
          dir="ltr"
          spellCheck={false}
          aria-label={say('data.mappings.text')}
          aria-invalid={mapping === null}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
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
            onChange={(next) => write(JSON.stringify(next, null, 2))}
          />
        )}
      </div>
    </div>
  )
}

interface EditorToolsProps {
  readonly id: string | null
  readonly mapping: Readonly<Record<string, unknown>> | null
  readonly save: Pick<ReturnType<typeof useSaveMapping>, 'mutate' | 'isPending'>
  readonly onOpen: (id: string | undefined) => void
}

function EditorTools({ id, mapping, save, onOpen }: EditorToolsProps) {
  const say = useText()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: INGEST_KEY })
  const remove = useMutation({
    mutationFn: (gone: string) => deleteMapping(gone),
    onSuccess: async () => {
      onOpen(undefined)
      await refresh()
    },
  })
  return (
    <div className="mapping__tools">
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
