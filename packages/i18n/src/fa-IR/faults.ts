import type { faults as source } from '../zh-CN/faults.ts'

export const faults: Readonly<Record<keyof typeof source, string>> = {
  'fault.required': 'این مورد لازم است.',
  'fault.tooShort': 'دست‌کم {count} نویسه.',
  'fault.tooLong': 'حداکثر {count} نویسه.',
  'fault.tooFew': 'دست‌کم {count} مورد.',
  'fault.tooMany': 'حداکثر {count} مورد.',
  'fault.tooSmall': 'کمتر از {limit} نباشد.',
  'fault.tooLarge': 'بیشتر از {limit} نباشد.',
  'fault.format': 'قالب آن درست نیست.',
  'fault.choice': 'از گزینه‌ها نیست.',
  'fault.kind': 'نوع مقدار درست نیست.',
  'fault.unknownField': 'چنین فیلدی وجود ندارد.',
  'fault.email': 'نشانی ایمیل نیست.',
  'fault.phone': 'شمارهٔ تلفن نیست.',
  'fault.taken': 'پیش‌تر به کار رفته است.',
  'fault.unknown': '«{name}» وجود ندارد.',
  'fault.backwards': 'پایان باید پس از آغاز باشد.',
  'fault.weak': 'گذرواژه ضعیف است: دست‌کم {count} نویسه و دشوار برای حدس.',
  'fault.wrongPassword': 'گذرواژه نادرست است.',
  'fault.twice': 'در پرونده دو بار آمده است.',
}
