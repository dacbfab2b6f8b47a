import type { menu as source } from '../zh-CN/menu.ts'

export const menu: Readonly<Record<keyof typeof source, string>> = {
  'menu.3DStreamingKanban': 'دوقلوی دیجیتال',
  'menu.workshift': 'شیفت کاری',
  'menu.monthly': 'ماهانه',
  'menu.vessel': 'کشتی',
  'menu.qc': 'جرثقیل‌های اسکله',
  'menu.agv': 'خودروهای AGV',
  'menu.asc': 'ASC و محوطه',
  'menu.contanierProcess': 'فرایند کامل کانتینر',
  'menu.land': 'دروازه و کامیون‌ها',
  'menu.system': 'سامانه',
  'menu.admin': 'مدیریت',
  'menu.account': 'حساب کاربری',
  'menu.more': 'بیشتر',
}
