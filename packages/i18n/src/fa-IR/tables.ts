import type { tables as source } from '../zh-CN/tables.ts'

export const tables: Readonly<Record<keyof typeof source, string>> = {
  'table.filter': 'پالایش ردیف‌ها بر پایهٔ {column}',
  'table.contains': 'شامل',
  'table.least': 'دست‌کم',
  'table.most': 'دست‌بالا',
  'table.apply': 'اعمال',
  'table.clear': 'پاک کردن',
  'table.clearAll': 'پاک کردن {count} پالایهٔ ستون',
  'table.resize': 'پهنای {column}',
  'table.pin': 'سنجاق کردن {column}',
  'table.earlier': 'بردن {column} به پیش',
  'table.later': 'بردن {column} به پس',
  'row.plan_start': 'آغاز برنامه',
  'row.plan_end': 'پایان برنامه',
  'table.reset': 'ستون‌های پیش‌فرض',
}
