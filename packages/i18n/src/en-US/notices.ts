import type { notices as source } from '../zh-CN/notices.ts'

export const notices: Readonly<Record<keyof typeof source, string>> = {
  'notice.alert.title': '{name}: {value}',
  'notice.above.hour': 'Above {threshold} in the last hour',
  'notice.above.shift': 'Above {threshold} in this shift',
  'notice.above.day': 'Above {threshold} today',
  'notice.below.hour': 'Below {threshold} in the last hour',
  'notice.below.shift': 'Below {threshold} in this shift',
  'notice.below.day': 'Below {threshold} today',
  'notice.alert-over.title': '{name} is over: {value}',
  'notice.alert-over.text': 'Back within {threshold}',
  'notice.report.title': 'The report “{name}” is ready',
  'notice.report.text': '{file}',
  'notice.report-failed.title': 'The report “{name}” could not be made',
  'notice.report-failed.text': 'Given up after {tries} tries: {error}',
  'notice.ingest.title': 'A file could not be taken in: {file}',
  'notice.ingest.text': '{rejected} rows rejected, {accepted} taken',
  'notice.rollup.title': 'A roll-up did not hold what the facts hold: {day}',
  'notice.rollup.text': '{dataset}: counted from the facts until it is built anew',
}
