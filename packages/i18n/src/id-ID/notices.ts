import type { notices as source } from '../zh-CN/notices.ts'

export const notices: Readonly<Record<keyof typeof source, string>> = {
  'notice.alert.title': '{name}: {value}',
  'notice.above.hour': 'Di atas {threshold} dalam satu jam terakhir',
  'notice.above.shift': 'Di atas {threshold} pada regu ini',
  'notice.above.day': 'Di atas {threshold} hari ini',
  'notice.below.hour': 'Di bawah {threshold} dalam satu jam terakhir',
  'notice.below.shift': 'Di bawah {threshold} pada regu ini',
  'notice.below.day': 'Di bawah {threshold} hari ini',
  'notice.alert-over.title': '{name} sudah reda: {value}',
  'notice.alert-over.text': 'Kembali dalam batas {threshold}',
  'notice.report.title': 'Laporan “{name}” sudah siap',
  'notice.report.text': '{file}',
  'notice.report-failed.title': 'Laporan “{name}” gagal dibuat',
  'notice.report-failed.text': 'Dihentikan setelah {tries} kali percobaan: {error}',
  'notice.ingest.title': 'Berkas gagal diterima: {file}',
  'notice.ingest.text': '{rejected} baris ditolak, {accepted} diterima',
  'notice.rollup.title': 'Ringkasan berbeda dari fakta: {day}',
  'notice.rollup.text': '{dataset}: dihitung dari fakta sampai dibuat ulang',
}
