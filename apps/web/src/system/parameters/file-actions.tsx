import type { CheckedParameters, ParameterList } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { presentError } from '../../api/feedback.tsx'
import { download } from '../../data/download.ts'
import { check, EXPORT_PATH } from './calls.ts'
import { ImportDrawer } from './import-drawer.tsx'
import { candidatesOf } from './parameter-file.ts'
import { useParameterText } from './use-parameter-text.ts'

const MOST_BYTES = 1_000_000

/** All values as a file, and a file back: it is looked at whole before anything is kept. */
export function FileActions({ list }: { readonly list: ParameterList | undefined }) {
  const say = useText()
  const text = useParameterText()
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<CheckedParameters['values'] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const take = async (file: File) => {
    setFault(null)
    const values = file.size > MOST_BYTES ? null : candidatesOf(await file.text())
    if (values === null) return setFault(say('parameters.import.unreadable', { file: file.name }))
    try {
      const { values: all } = await check(values)
      const differing = all.filter(({ from, to }) => from !== to)
      if (differing.length === 0) setFault(say('parameters.import.same', { file: file.name }))
      else setChecked(differing)
    } catch (error) {
      if (!(error instanceof ApiError)) return presentError(error)
      const told = error.fields.map(({ field, message }) => {
        const at = Number(field.split('.')[1])
        return `${text.name(values[at]?.key ?? field)}: ${message}`
      })
      setFault([say('parameters.import.refused', { file: file.name }), ...told].join('\n'))
    }
  }
  return (
    <>
      <button
        type="button"
        className="qw-button"
        disabled={!list}
        onClick={() => void download(EXPORT_PATH, `parameters-set-${list?.set}.json`).catch(presentError)}
      >
        {say('parameters.export')}
      </button>
      <button type="button" className="qw-button" disabled={!list} onClick={() => input.current?.click()}>
        {say('parameters.import')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={say('parameters.import')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void take(file)
        }}
      />
      {fault !== null && (
        <p className="admin__fault parameters__fault" role="alert">
          {fault}
        </p>
      )}
      {checked && list && <ImportDrawer values={checked} list={list} onClose={() => setChecked(null)} />}
    </>
  )
}
