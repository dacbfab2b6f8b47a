import type { tables as source } from '../zh-CN/tables.ts'

export const tables: Readonly<Record<keyof typeof source, string>> = {
  'table.filter': 'Saring baris menurut {column}',
  'table.contains': 'Memuat',
  'table.least': 'Paling sedikit',
  'table.most': 'Paling banyak',
  'table.apply': 'Terapkan',
  'table.clear': 'Hapus',
  'table.clearAll': 'Hapus {count} saringan kolom',
  'table.resize': 'Lebar {column}',
  'table.pin': 'Sematkan {column}',
  'table.earlier': 'Pindahkan {column} ke depan',
  'table.later': 'Pindahkan {column} ke belakang',
  'row.plan_start': 'Mulai rencana',
  'row.plan_end': 'Selesai rencana',
  'table.reset': 'Kolom biasa',
}
