import type { admin as source } from '../zh-CN/admin.ts'

export const admin: Readonly<Record<keyof typeof source, string>> = {
  'admin.pick': 'Pilih {name}',
  'admin.pickAll': 'Semua di halaman ini',
  'admin.picked': '{count} dipilih',
  'admin.pickNone': 'Batalkan pilihan',
  'admin.batch': 'Tindakan atas yang dipilih',
  'admin.actionsOn': 'Tindakan atas {name}',
  'admin.actions': 'Tindakan',
  'admin.leave': 'Keluar tanpa menyimpan?',
  'admin.leave.text': 'Isian Anda belum disimpan.',
  'admin.leave.deed': 'Keluar',
}
