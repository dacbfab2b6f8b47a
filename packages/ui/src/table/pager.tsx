import { IconButton } from '../base/icon-button.tsx'
import { pageRange } from './page-range.ts'
import type { TableLabels } from './table-props.ts'

type PagerProps = {
  page: number
  pageSize: number
  pageSizes: readonly number[]
  total: number
  labels: TableLabels
  onPage: (page: number, pageSize: number) => void
}

/** Says which rows are shown and turns the pages. */
export function Pager({ page, pageSize, pageSizes, total, labels, onPage }: PagerProps) {
  const { from, to, pages } = pageRange(page, pageSize, total)
  return (
    <footer className="qw-table__pager">
      <bdi>{labels.range(from, to, total)}</bdi>
      {labels.pageSize !== undefined && pageSizes.length > 0 && (
        <select
          className="qw-table__sizes qw-focusable"
          aria-label={labels.pageSize}
          value={pageSize}
          onChange={(event) => onPage(1, Number(event.currentTarget.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      )}
      <IconButton
        icon="previous"
        label={labels.previousPage}
        disabled={page <= 1}
        onPress={() => onPage(page - 1, pageSize)}
      />
      <IconButton
        icon="next"
        label={labels.nextPage}
        disabled={page >= pages}
        onPress={() => onPage(page + 1, pageSize)}
      />
    </footer>
  )
}
