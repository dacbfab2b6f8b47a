import type { admin as source } from '../zh-CN/admin.ts'

export const admin: Readonly<Record<keyof typeof source, string>> = {
  'admin.pick': 'Choose {name}',
  'admin.pickAll': 'All on this page',
  'admin.picked': '{count} chosen',
  'admin.pickNone': 'Choose none',
  'admin.batch': 'Actions on what is chosen',
  'admin.actionsOn': 'Actions on {name}',
  'admin.actions': 'Actions',
  'admin.leave': 'Leave without saving?',
  'admin.leave.text': 'What you filled in is not saved yet.',
  'admin.leave.deed': 'Leave',
}
