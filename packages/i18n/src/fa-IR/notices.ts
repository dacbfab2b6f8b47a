import type { notices as source } from '../zh-CN/notices.ts'

export const notices: Readonly<Record<keyof typeof source, string>> = {
  'notice.alert.title': '{name}: {value}',
  'notice.above.hour': 'در یک ساعت گذشته بالاتر از {threshold}',
  'notice.above.shift': 'در این نوبت بالاتر از {threshold}',
  'notice.above.day': 'امروز بالاتر از {threshold}',
  'notice.below.hour': 'در یک ساعت گذشته پایین‌تر از {threshold}',
  'notice.below.shift': 'در این نوبت پایین‌تر از {threshold}',
  'notice.below.day': 'امروز پایین‌تر از {threshold}',
  'notice.alert-over.title': '{name} پایان یافت: {value}',
  'notice.alert-over.text': 'به محدودهٔ {threshold} بازگشت',
  'notice.report.title': 'گزارش «{name}» آماده است',
  'notice.report.text': '{file}',
  'notice.report-failed.title': 'گزارش «{name}» ساخته نشد',
  'notice.report-failed.text': 'پس از {tries} تلاش رها شد: {error}',
  'notice.ingest.title': 'پرونده‌ای پذیرفته نشد: {file}',
  'notice.ingest.text': '{rejected} سطر رد و {accepted} سطر پذیرفته شد',
  'notice.rollup.title': 'خلاصه با داده‌ها یکی نبود: {day}',
  'notice.rollup.text': '{dataset}: تا ساخت دوباره از داده‌ها شمرده می‌شود',
}
