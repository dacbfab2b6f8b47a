import type { exclusions as source } from '../zh-CN/exclusions.ts'

export const exclusions: Readonly<Record<keyof typeof source, string>> = {
  'excluded.hatch_cover': 'لیفت‌های درِ انبار',
  'excluded.gear': 'لیفت‌های ابزار',
  'excluded.aborted': 'لیفت‌های ناتمام',
  'excluded.outside_validity': 'مدت بیرون از 30 تا 600 ثانیه',
  'excluded.hatch': 'زمان درِ انبار',
  'excluded.gantry': 'زمان جابه‌جایی جرثقیل',
  'excluded.lash': 'زمان لشینگ',
  'excluded.ship': 'زمان ناشی از کشتی',
  'excluded.plan': 'زمان ناشی از برنامه',
  'excluded.weather': 'زمان توقف هوا',
  'excluded.fault': 'زمان خرابی',
  'excluded.remote': 'انتظار اپراتور راه دور',
  'excluded.agv': 'انتظار AGV',
  'excluded.platform': 'انتظار سکو',
  'excluded.waiting': 'انتظار پهلوگیری',
  'excluded.missing_stamp': 'زمان ثبت‌نشده',
  'excluded.assist': 'توقف‌های کوتاه',
  'excluded.reshuffle': 'جابه‌جایی کانتینرهای مزاحم',
  'excluded.housekeeping': 'مرتب‌سازی بلوک',
}
