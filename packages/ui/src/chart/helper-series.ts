/** The prefix of drawn helpers such as totals and bands, which are no data series and no marks. */
const helperPrefix = 'qw-'

/** Whether a drawn series is a helper and not data. */
export function isHelper(seriesId: string | undefined): boolean {
  return seriesId?.startsWith(helperPrefix) === true
}
