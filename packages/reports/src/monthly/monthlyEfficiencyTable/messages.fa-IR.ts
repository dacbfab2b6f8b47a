import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.monthly/monthlyEfficiencyTable': 'کارنامهٔ رسمی ماه چیست؟',
  'panel.monthly/monthlyEfficiencyTable.summary': 'این ماه',
  'panel.monthly/monthlyEfficiencyTable.trend': '13 ماه: عملکرد و نرخ جرثقیل',
  'panel.monthly/monthlyEfficiencyTable.calendar': 'عملکرد روزانه',
  'panel.monthly/monthlyEfficiencyTable.scorecard': 'شاخص‌ها به تفکیک ماه',
  'panel.monthly/monthlyEfficiencyTable.lossByDay': 'خرابی و درِ انبار در هر روز',
  'panel.monthly/monthlyEfficiencyTable.yardByDay': 'پری محوطه و جابه‌جایی دوباره در هر روز',
  'panel.monthly/monthlyEfficiencyTable.table': 'روز به روز',
  'grouping.day': 'به تفکیک روز',
  'grouping.week': 'به تفکیک هفته',
}
