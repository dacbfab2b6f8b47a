import type { losses as source } from '../zh-CN/losses.ts'

export const losses: Readonly<Record<keyof typeof source, string>> = {
  'measure.lost_minutes': 'زمان ازدست‌رفتهٔ جرثقیل',
  'measure.lost_minutes.means': 'دقیقه‌های ناخالص جرثقیل که کانتینری جابه‌جا نشد: همهٔ دسته‌ها به‌جز کار.',
  'measure.lost_boxes': 'کانتینرهای ازدست‌رفته',
  'measure.lost_boxes.means':
    'دقیقه‌های ازدست‌رفته × نرخ فنی استاندارد همین جرثقیل ÷ 60: آنچه در این مدت جابه‌جا می‌شد.',
  'excluded.no_standard_rate': 'جرثقیل نرخ استاندارد ندارد',
  'excluded.working': 'زمان کار',
  'drivers.instead': '{now} در برابر {before} {unit}',
  'drivers.against': 'مقایسه با {from} – {to}',
  'drivers.was': 'پیش‌تر {value}',
  'drivers.explains': 'سهم «{factor}» {effect} {unit} است',
  'drivers.cut': 'محور از {from} آغاز می‌شود',
  'drivers.factor': 'عامل',
  'drivers.value': 'مقدار',
  'drivers.before': 'مقدار مقایسه',
  'drivers.effect': 'اثر',
  'drivers.sides': 'صورت ÷ مخرج',
  'drivers.why.nothing_now': 'زمان جرثقیل در این بازه کم است: نرخی برای تجزیه نیست.',
  'drivers.why.nothing_before': 'بازهٔ مقایسه نرخی ندارد؛ پس نمودار آبشاری نیست.',
  'drivers.why.factor_zero': 'یکی از عامل‌ها صفر است و لگاریتم ندارد؛ پس نمودار آبشاری نیست.',
  'drivers.why.not_all_told':
    'جرثقیل برخی کانتینرها گفته نشده و حاصل‌ضرب عامل‌ها نرخ نیست: نمودار آبشاری نیست.',
  'pareto.share': 'تجمعی',
  'pareto.whole': 'در مجموع {minutes}',
  'pareto.whole.boxes': 'در مجموع {minutes} ≈ {boxes}',
}
