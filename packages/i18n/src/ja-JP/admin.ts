import type { admin as source } from '../zh-CN/admin.ts'

export const admin: Readonly<Record<keyof typeof source, string>> = {
  'admin.pick': '{name} を選択',
  'admin.pickAll': 'このページをすべて選択',
  'admin.picked': '{count} 件を選択中',
  'admin.pickNone': '選択を解除',
  'admin.batch': '選択した項目の操作',
  'admin.actionsOn': '{name} の操作',
  'admin.actions': '操作',
  'admin.leave': '保存せずに閉じますか？',
  'admin.leave.text': '入力した内容はまだ保存されていません。',
  'admin.leave.deed': '破棄する',
}
