/** What all pages of the administration say. */
export const admin = {
  'admin.pick': '选择 {name}',
  'admin.pickAll': '选择本页',
  'admin.picked': '已选 {count} 项',
  'admin.pickNone': '取消选择',
  'admin.batch': '对所选项的操作',
  'admin.actionsOn': '{name} 的操作',
  'admin.actions': '操作',
  'admin.leave': '放弃已填写的内容？',
  'admin.leave.text': '已填写的内容尚未保存。',
  'admin.leave.deed': '放弃',
}
