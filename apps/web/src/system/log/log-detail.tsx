import type { LoggedChange, LogRowTold } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useTab } from '../../workspace/tab-context.ts'
import { differences } from './diff.ts'
import { useLogWords } from './log-words.ts'

/** What a row holds beside its columns: what was asked, what changed, and the way back to the page as it was. */
export function LogDetail({ row }: { readonly row: LogRowTold }) {
  return (
    <div className="log-detail">
      <OpenQuery address={row.address} />
      <Asked parameters={row.parameters} />
      {row.changes && <Changes changes={row.changes} />}
      <Marks row={row} />
    </div>
  )
}

function OpenQuery({ address }: { readonly address: string | null }) {
  const say = useText()
  const { open } = useTab()
  if (address === null) return null
  const { pathname, searchParams } = new URL(address, location.origin)
  return (
    <button
      type="button"
      className="qw-button log-detail__open"
      onClick={() => open(pathname, Object.fromEntries(searchParams))}
    >
      {say('log.open')}
    </button>
  )
}

const linesOf = (parameters: unknown): readonly (readonly [string, string])[] =>
  differences({}, parameters).map(({ field, after }) => [field, after ?? ''] as const)

function Asked({ parameters }: { readonly parameters: unknown }) {
  const say = useText()
  const lines = linesOf(parameters)
  return (
    <section className="log-detail__part">
      <h4>{say('log.detail.asked')}</h4>
      {lines.length === 0 && <p className="log-detail__none">{say('log.detail.nothing')}</p>}
      {lines.length > 0 && (
        <dl className="log-detail__lines">
          {lines.map(([field, value]) => (
            <div key={field}>
              <dt>{field.replace(/^body\./, '')}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Changes({ changes }: { readonly changes: readonly LoggedChange[] }) {
  const say = useText()
  return (
    <section className="log-detail__part log-detail__part--wide">
      <h4>{say('log.detail.changed')}</h4>
      {changes.map((change) => (
        <ChangeDiff key={JSON.stringify(change)} change={change} />
      ))}
    </section>
  )
}

function ChangeDiff({ change }: { readonly change: LoggedChange }) {
  const say = useText()
  const words = useLogWords()
  const { kind, before, after } = change
  const fields = differences(before, after)
  const how = before === null ? 'created' : after === null ? 'deleted' : null
  return (
    <table className="log-diff">
      <caption>
        <span className="log-diff__kind">{words.kind(kind)}</span> <bdi>{words.thing(change)}</bdi>
        {how !== null && <em>{say(`log.detail.${how}`)}</em>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('log.detail.field')}</th>
          <th scope="col">{say('log.detail.before')}</th>
          <th scope="col">{say('log.detail.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.field}>
            <th scope="row">{field.field}</th>
            <td>{field.before === null ? '–' : <del>{field.before}</del>}</td>
            <td>{field.after === null ? '–' : <ins>{field.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Marks({ row }: { readonly row: LogRowTold }) {
  const say = useText()
  const lines = [
    [say('log.column.seq'), String(row.seq)],
    [say('log.column.traceId'), row.traceId],
    [say('log.column.agent'), row.agent],
    [say('log.column.hash'), row.hash],
  ] as const
  return (
    <dl className="log-detail__lines log-detail__marks">
      {lines
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
