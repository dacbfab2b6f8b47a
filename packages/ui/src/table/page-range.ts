/** The first and last row (from 1) of a page and the number of pages; an empty list has one page from 0 to 0. */
export function pageRange(page: number, pageSize: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / Math.max(1, pageSize)))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return { from, to: Math.min(total, page * pageSize), pages }
}
