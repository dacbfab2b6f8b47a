import type { menu as source } from '../zh-CN/menu.ts'

export const menu: Readonly<Record<keyof typeof source, string>> = {
  'menu.3DStreamingKanban': 'Kembaran digital',
  'menu.workshift': 'Sif kerja',
  'menu.monthly': 'Bulanan',
  'menu.vessel': 'Kapal',
  'menu.qc': 'Derek dermaga',
  'menu.agv': 'AGV',
  'menu.asc': 'ASC dan lapangan',
  'menu.contanierProcess': 'Proses menyeluruh',
  'menu.land': 'Gerbang dan truk',
  'menu.system': 'Sistem',
  'menu.admin': 'Administrasi',
  'menu.account': 'Akun',
  'menu.more': 'Lainnya',
}
