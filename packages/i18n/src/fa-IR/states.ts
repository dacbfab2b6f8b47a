import type { states as source } from '../zh-CN/states.ts'

export const states: Readonly<Record<keyof typeof source, string>> = {
  'state.notFound.title': 'صفحه پیدا نشد',
  'state.notFound.text': 'در این نشانی صفحه‌ای نیست: {path}',
  'state.home': 'رفتن به خانه',
  'state.forbidden.title': 'دسترسی ندارید',
  'state.forbidden.text': 'نقش شما «{page}» را در بر ندارد. در صورت نیاز از مدیر سامانه بخواهید.',
  'state.notBuilt.title': '«{page}» هنوز ساخته نشده است',
  'state.notBuilt.text': 'جای آن در فهرست و دسترسی آماده است؛ خود صفحه در نسخه‌های بعدی می‌آید.',
  'state.exception.title': 'خطایی رخ داد',
  'state.exception.code': 'کد خطا',
  'state.crash.title': 'این صفحه به خطا برخورد',
  'state.crash.text': 'زبانه‌های دیگر آسیبی ندیده‌اند. این صفحه را دوباره باز کنید.',
  'state.crash.retry': 'باز کردن دوباره',
  'state.chunk.title': 'پرونده‌های صفحه بارگذاری نشد',
  'state.chunk.text': 'شاید نسخه تغییر کرده یا شبکه قطع شده است. برنامه را دوباره بار کنید.',
  'state.chunk.reload': 'بارگذاری دوباره',
  'request.network.title': 'خطای شبکه',
  'request.network.text': 'شبکهٔ شما مشکل دارد و اتصال به سرور ممکن نیست.',
  'request.failed': 'درخواست ناموفق بود، دوباره تلاش کنید.',
}
