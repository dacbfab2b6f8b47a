/** What is wrong with one field of what was sent. */
export const faults = {
  'fault.required': '此项必填。',
  'fault.tooShort': '至少 {count} 个字符。',
  'fault.tooLong': '最多 {count} 个字符。',
  'fault.tooFew': '至少选择 {count} 项。',
  'fault.tooMany': '最多 {count} 项。',
  'fault.tooSmall': '不得小于 {limit}。',
  'fault.tooLarge': '不得大于 {limit}。',
  'fault.format': '格式不正确。',
  'fault.choice': '不在可选范围内。',
  'fault.kind': '内容的类型不正确。',
  'fault.unknownField': '没有这个字段。',
  'fault.email': '不是有效的邮箱地址。',
  'fault.phone': '不是有效的手机号。',
  'fault.taken': '已被占用。',
  'fault.unknown': '没有“{name}”。',
  'fault.backwards': '结束时间必须晚于开始时间。',
}
