import type { exclusions as source } from '../zh-CN/exclusions.ts'

export const exclusions: Readonly<Record<keyof typeof source, string>> = {
  'excluded.hatch_cover': 'Angkatan tutup palka',
  'excluded.gear': 'Angkatan alat bantu',
  'excluded.aborted': 'Angkatan yang dibatalkan',
  'excluded.outside_validity': 'Di luar 30–600 detik',
  'excluded.hatch': 'Waktu tutup palka',
  'excluded.gantry': 'Waktu geser derek',
  'excluded.lash': 'Waktu lashing',
  'excluded.ship': 'Waktu akibat kapal',
  'excluded.plan': 'Waktu akibat rencana',
  'excluded.weather': 'Waktu henti cuaca',
  'excluded.fault': 'Waktu gangguan',
  'excluded.remote': 'Tunggu operator jarak jauh',
  'excluded.agv': 'Tunggu AGV',
  'excluded.platform': 'Tunggu platform',
  'excluded.waiting': 'Tunggu tambatan',
  'excluded.missing_stamp': 'Catatan waktu kurang',
  'excluded.assist': 'Henti singkat',
  'excluded.reshuffle': 'Shifting tumpukan',
  'excluded.housekeeping': 'Penataan blok',
}
