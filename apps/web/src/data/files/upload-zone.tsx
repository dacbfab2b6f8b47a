import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ShellIcon } from '../../shell/shell-icon.tsx'
import { kindsQuery, mappingsQuery } from '../calls.ts'
import { useData } from '../data-context.ts'
import { NewTerminal } from '../terminal/new-terminal.tsx'
import { useDrop } from '../use-drop.ts'
import { useKindName } from '../use-kind-name.ts'
import { Choice } from './choice.tsx'
import type { Target } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import './upload.css'

/** Where files are dropped or chosen, how they are to be read, and the files on their way. */
export function UploadZone() {
  const say = useText()
  const { uploads } = useData()
  const [target, setTarget] = useState<Target>({})
  const place = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: readonly File[]) => {
    if (files.length > 0) uploads.add(files, target)
  }
  const over = useDrop(place, take)
  return (
    <section ref={place} className="card upload-zone" aria-label={say('data.upload')}>
      <div className={over ? 'upload-zone__drop upload-zone__drop--over' : 'upload-zone__drop'}>
        <ShellIcon name="inbox" size={22} />
        <span>
          {say('data.upload.drop')} <small>{say('data.upload.drop.hint')}</small>
        </span>
        <button type="button" className="qw-button qw-button--primary" onClick={() => input.current?.click()}>
          {say('data.upload.choose')}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      <TargetFields target={target} onChange={setTarget} />
      {uploads.list.length > 0 && (
        <ul className="upload-zone__list">
          {uploads.list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} target={target} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface TargetFieldsProps {
  readonly target: Target
  readonly onChange: (target: Target) => void
}

function TargetFields({ target, onChange }: TargetFieldsProps) {
  const say = useText()
  const { terminals } = useData()
  const kindName = useKindName()
  const kinds = useQuery(kindsQuery).data ?? []
  const mappings = useQuery(mappingsQuery).data ?? []
  return (
    <div className="upload-zone__fields">
      <Choice
        label={say('data.column.kind')}
        none={say('data.upload.kind.auto')}
        value={target.kind}
        options={kinds.map(({ kind }) => [kind, kindName(kind)])}
        onChange={(kind) => onChange({ ...target, kind })}
      />
      <Choice
        label={say('data.column.mapping')}
        none={say('data.upload.mapping.none')}
        value={target.mapping}
        options={mappings.map(({ id, name }) => [id, name])}
        onChange={(mapping) => onChange({ ...target, mapping })}
      />
      <Choice
        label={say('data.column.terminal')}
        none={say('data.upload.terminal.auto')}
        value={target.terminal}
        options={terminals.map(({ id, name }) => [id, name])}
        onChange={(terminal) => onChange({ ...target, terminal })}
      />
      <NewTerminal onMade={(terminal) => onChange({ ...target, terminal })} />
    </div>
  )
}
