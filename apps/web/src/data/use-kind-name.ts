import { usePageText } from '@quaywise/i18n'

const TABLE = /^facts\/(.+)$/

/** The name of a kind of data; rows of a table are called as the table is. */
export function useKindName(): (kind: string) => string {
  const text = usePageText()
  return (kind) => {
    const table = TABLE.exec(kind)?.[1]
    return table === undefined ? text(`data.kind.${kind}`, kind) : text(`table.${table}`, kind)
  }
}
