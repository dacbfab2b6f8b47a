import type { admin as source } from '../zh-CN/admin.ts'

export const admin: Readonly<Record<keyof typeof source, string>> = {
  'admin.pick': 'انتخاب {name}',
  'admin.pickAll': 'همهٔ این صفحه',
  'admin.picked': '{count} مورد انتخاب شده',
  'admin.pickNone': 'لغو انتخاب',
  'admin.batch': 'کارهای روی انتخاب‌شده‌ها',
  'admin.actionsOn': 'کارهای {name}',
  'admin.actions': 'کارها',
  'admin.leave': 'بدون ذخیره خارج می‌شوید؟',
  'admin.leave.text': 'آنچه پر کرده‌اید هنوز ذخیره نشده است.',
  'admin.leave.deed': 'خروج',
}
