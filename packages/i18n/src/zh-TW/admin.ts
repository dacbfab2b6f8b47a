import type { admin as source } from '../zh-CN/admin.ts'

export const admin: Readonly<Record<keyof typeof source, string>> = {
  'admin.pick': '選擇 {name}',
  'admin.pickAll': '選擇本頁',
  'admin.picked': '已選 {count} 項',
  'admin.pickNone': '取消選擇',
  'admin.batch': '對所選項目的操作',
  'admin.actionsOn': '{name} 的操作',
  'admin.actions': '操作',
  'admin.leave': '放棄已填寫的內容？',
  'admin.leave.text': '已填寫的內容尚未儲存。',
  'admin.leave.deed': '放棄',
}
