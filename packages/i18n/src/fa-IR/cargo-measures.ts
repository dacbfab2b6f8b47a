import type { cargoMeasures as source } from '../zh-CN/cargo-measures.ts'

export const cargoMeasures: Readonly<Record<keyof typeof source, string>> = {
  'measure.clocked_boxes': 'کانتینر با جرثقیل معلوم',
  'measure.clocked_boxes.means':
    'کانتینرهای جابه‌جاشده‌ای که جرثقیلشان معلوم است. آنچه تنها پیام گزارش می‌کند نه جرثقیل دارد و نه ساعت، و در هیچ نرخ جرثقیلی نمی‌آید.',
  'measure.sized_boxes': 'کانتینر با طول معلوم',
  'measure.sized_boxes.means': 'کانتینرهای عبوری از اسکله که طولشان معلوم است.',
  'measure.services_timed': 'خدمت کامیون با زمان معلوم',
  'measure.services_timed.means':
    'کانتینرهای گرفته‌شده از کامیون و تحویل‌شده به آن که زمان خدمتشان در بلوک معلوم است.',
  'measure.deliveries_timed': 'تحویل با زمان معلوم',
  'measure.deliveries_timed.means': 'کانتینرهای تحویل‌شده به کامیون که زمان خدمتشان در بلوک معلوم است.',
  'measure.stowed_boxes': 'کانتینر در نقشهٔ بارچینی',
  'measure.stowed_boxes.means': 'جایگاه‌های پُر تازه‌ترین نقشهٔ بارچینی از هر نوع.',
  'measure.stowed_teu': 'TEU در نقشهٔ بارچینی',
  'measure.stowed_teu.means': 'TEU در تازه‌ترین نقشهٔ بارچینی از هر نوع: طول به فوت ÷ 20.',
  'measure.stowed_reefers': 'یخچالی در نقشهٔ بارچینی',
  'measure.stowed_reefers.means': 'کانتینرهای تازه‌ترین نقشهٔ بارچینی که دمایی برای نگهداشتن دارند.',
  'measure.stowed_dangerous': 'کالای خطرناک در نقشهٔ بارچینی',
  'measure.stowed_dangerous.means': 'کانتینرهای تازه‌ترین نقشهٔ بارچینی با کالای خطرناک.',
  'measure.listed_boxes': 'کانتینر در فهرست',
  'measure.listed_boxes.means': 'کانتینرهای فهرست‌های معتبر بارگیری و تخلیه.',
  'measure.listed_teu': 'TEU در فهرست',
  'measure.listed_teu.means': 'TEU فهرست‌های معتبر بارگیری و تخلیه: طول به فوت ÷ 20.',
  'measure.orders': 'سفارش تجهیزات',
  'measure.orders.means': 'سفارش‌هایی که لغو نشده‌اند.',
  'measure.ordered_boxes': 'کانتینر سفارش‌شده',
  'measure.ordered_boxes.means': 'کانتینرهایی که خطوط کشتیرانی دستور ترخیص یا پذیرش آن‌ها را داده‌اند.',
}
