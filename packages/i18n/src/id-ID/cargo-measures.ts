import type { cargoMeasures as source } from '../zh-CN/cargo-measures.ts'

export const cargoMeasures: Readonly<Record<keyof typeof source, string>> = {
  'measure.clocked_boxes': 'Boks dengan derek diketahui',
  'measure.clocked_boxes.means':
    'Boks derek yang dereknya diketahui. Boks yang hanya dilaporkan pesan tidak punya derek maupun jam, dan tidak masuk laju derek mana pun.',
  'measure.sized_boxes': 'Boks dengan panjang diketahui',
  'measure.sized_boxes.means': 'Boks arus dermaga yang panjangnya diketahui.',
  'measure.services_timed': 'Layanan truk bertanda waktu',
  'measure.services_timed.means':
    'Boks yang diterima dari dan diserahkan ke truk yang waktu layanannya di blok diketahui.',
  'measure.deliveries_timed': 'Penyerahan bertanda waktu',
  'measure.deliveries_timed.means': 'Boks yang diserahkan ke truk yang waktu layanannya di blok diketahui.',
  'measure.stowed_boxes': 'Boks dalam rencana muat',
  'measure.stowed_boxes.means': 'Posisi terisi pada rencana muat terbaru dari tiap jenis.',
  'measure.stowed_teu': 'TEU dalam rencana muat',
  'measure.stowed_teu.means': 'TEU pada rencana muat terbaru dari tiap jenis: panjang dalam kaki ÷ 20.',
  'measure.stowed_reefers': 'Reefer dalam rencana muat',
  'measure.stowed_reefers.means': 'Boks pada rencana muat terbaru yang suhunya harus dijaga.',
  'measure.stowed_dangerous': 'Barang berbahaya dalam rencana muat',
  'measure.stowed_dangerous.means': 'Boks pada rencana muat terbaru yang berisi barang berbahaya.',
  'measure.listed_boxes': 'Boks dalam daftar',
  'measure.listed_boxes.means': 'Boks pada daftar muat dan bongkar yang berlaku.',
  'measure.listed_teu': 'TEU dalam daftar',
  'measure.listed_teu.means': 'TEU pada daftar muat dan bongkar yang berlaku: panjang dalam kaki ÷ 20.',
  'measure.orders': 'Order peralatan',
  'measure.orders.means': 'Order yang tidak dibatalkan.',
  'measure.ordered_boxes': 'Boks yang diorder',
  'measure.ordered_boxes.means': 'Boks yang diperintahkan pelayaran untuk dilepas atau diterima.',
}
