import type { states as source } from '../zh-CN/states.ts'

export const states: Readonly<Record<keyof typeof source, string>> = {
  'state.notFound.title': 'Halaman tidak ditemukan',
  'state.notFound.text': 'Tidak ada halaman di alamat ini: {path}',
  'state.home': 'Ke beranda',
  'state.forbidden.title': 'Tidak ada akses',
  'state.forbidden.text': 'Peran Anda tidak mencakup “{page}”. Mintalah kepada administrator bila perlu.',
  'state.notBuilt.title': '“{page}” belum dibangun',
  'state.notBuilt.text': 'Tempatnya di menu dan izinnya sudah siap; halamannya hadir pada rilis berikutnya.',
  'state.exception.title': 'Terjadi kesalahan',
  'state.exception.code': 'Kode galat',
  'state.crash.title': 'Halaman ini mengalami galat',
  'state.crash.text': 'Tab lain tidak terpengaruh. Buka kembali halaman ini.',
  'state.crash.retry': 'Buka lagi',
  'state.chunk.title': 'Berkas halaman tidak dapat dimuat',
  'state.chunk.text': 'Versi mungkin berubah atau jaringan terputus. Muat ulang aplikasi.',
  'state.chunk.reload': 'Muat ulang',
  'request.network.title': 'Gangguan jaringan',
  'request.network.text': 'Jaringan Anda bermasalah; server tidak dapat dihubungi.',
  'request.failed': 'Permintaan gagal, silakan coba lagi.',
}
