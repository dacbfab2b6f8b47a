import type { faults as source } from '../zh-CN/faults.ts'

export const faults: Readonly<Record<keyof typeof source, string>> = {
  'fault.required': '必須項目です。',
  'fault.tooShort': '{count} 文字以上で入力してください。',
  'fault.tooLong': '{count} 文字以内で入力してください。',
  'fault.tooFew': '{count} 件以上必要です。',
  'fault.tooMany': '{count} 件までです。',
  'fault.tooSmall': '{limit} 以上にしてください。',
  'fault.tooLarge': '{limit} 以下にしてください。',
  'fault.format': '形式が正しくありません。',
  'fault.choice': '選択肢にありません。',
  'fault.kind': '値の種類が正しくありません。',
  'fault.unknownField': 'この項目はありません。',
  'fault.email': 'メールアドレスではありません。',
  'fault.phone': '電話番号ではありません。',
  'fault.taken': 'すでに使われています。',
  'fault.unknown': '「{name}」はありません。',
  'fault.backwards': '終了は開始より後にしてください。',
  'fault.weak': 'パスワードが弱すぎます。{count} 文字以上で、推測されにくいものにしてください。',
  'fault.wrongPassword': 'パスワードが違います。',
  'fault.twice': 'ファイル内で重複しています。',
}
