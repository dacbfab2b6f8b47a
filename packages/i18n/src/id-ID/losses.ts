import type { losses as source } from '../zh-CN/losses.ts'

export const losses: Readonly<Record<keyof typeof source, string>> = {
  'measure.lost_minutes': 'Waktu derek yang hilang',
  'measure.lost_minutes.means':
    'Menit kotor derek tanpa memindahkan kontainer: semua kategori selain bekerja.',
  'measure.lost_boxes': 'Boks yang hilang',
  'measure.lost_boxes.means':
    'Menit derek yang hilang × laju teknis standar derek ini ÷ 60: yang seharusnya terpindahkan.',
  'excluded.no_standard_rate': 'Derek tidak punya laju standar',
  'excluded.working': 'Waktu bekerja',
  'drivers.instead': '{now} dibanding {before} {unit}',
  'drivers.against': 'Pembanding {from} – {to}',
  'drivers.was': 'tadinya {value}',
  'drivers.explains': '{factor} menyumbang {effect} {unit}',
  'drivers.cut': 'Sumbu mulai dari {from}',
  'drivers.factor': 'Faktor',
  'drivers.value': 'Nilai',
  'drivers.before': 'Pembanding',
  'drivers.effect': 'Dampak',
  'drivers.sides': 'Pembilang ÷ penyebut',
  'drivers.why.nothing_now': 'Waktu derek periode ini terlalu sedikit: tidak ada laju untuk diurai.',
  'drivers.why.nothing_before': 'Periode pembanding tidak punya laju, jadi tidak ada grafik air terjun.',
  'drivers.why.factor_zero':
    'Satu faktor bernilai nol dan tak punya logaritma, jadi tidak ada grafik air terjun.',
  'drivers.why.not_all_told':
    'Sebagian boks tanpa keterangan derek, jadi faktor tidak menghasilkan laju: tanpa air terjun.',
  'pareto.share': 'Kumulatif',
  'pareto.whole': '{minutes} seluruhnya',
  'pareto.whole.boxes': '{minutes} seluruhnya ≈ {boxes}',
}
