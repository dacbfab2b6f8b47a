import type { faults as source } from '../zh-CN/faults.ts'

export const faults: Readonly<Record<keyof typeof source, string>> = {
  'fault.required': '此項必填。',
  'fault.tooShort': '至少 {count} 個字元。',
  'fault.tooLong': '最多 {count} 個字元。',
  'fault.tooFew': '至少選擇 {count} 項。',
  'fault.tooMany': '最多 {count} 項。',
  'fault.tooSmall': '不得小於 {limit}。',
  'fault.tooLarge': '不得大於 {limit}。',
  'fault.format': '格式不正確。',
  'fault.choice': '不在可選範圍內。',
  'fault.kind': '內容的類型不正確。',
  'fault.unknownField': '沒有這個欄位。',
  'fault.email': '不是有效的電子郵件地址。',
  'fault.phone': '不是有效的手機號碼。',
  'fault.taken': '已被使用。',
  'fault.unknown': '沒有「{name}」。',
  'fault.backwards': '結束時間必須晚於開始時間。',
  'fault.weak': '密碼強度不足：至少 {count} 個字元，且不易被猜到。',
  'fault.wrongPassword': '密碼不正確。',
  'fault.twice': '在檔案中重複。',
}
