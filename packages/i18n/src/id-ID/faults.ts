import type { faults as source } from '../zh-CN/faults.ts'

export const faults: Readonly<Record<keyof typeof source, string>> = {
  'fault.required': 'Wajib diisi.',
  'fault.tooShort': 'Sedikitnya {count} karakter.',
  'fault.tooLong': 'Paling banyak {count} karakter.',
  'fault.tooFew': 'Sedikitnya {count} butir.',
  'fault.tooMany': 'Paling banyak {count} butir.',
  'fault.tooSmall': 'Tidak kurang dari {limit}.',
  'fault.tooLarge': 'Tidak lebih dari {limit}.',
  'fault.format': 'Bentuknya tidak benar.',
  'fault.choice': 'Bukan salah satu pilihan.',
  'fault.kind': 'Jenis nilainya tidak benar.',
  'fault.unknownField': 'Kolom ini tidak ada.',
  'fault.email': 'Bukan alamat surel.',
  'fault.phone': 'Bukan nomor telepon.',
  'fault.taken': 'Sudah dipakai.',
  'fault.unknown': 'Tidak ada “{name}”.',
  'fault.backwards': 'Akhir harus setelah awal.',
  'fault.weak': 'Kata sandi terlalu lemah: sedikitnya {count} karakter dan sukar ditebak.',
  'fault.wrongPassword': 'Kata sandi salah.',
  'fault.twice': 'Muncul dua kali dalam berkas.',
}
