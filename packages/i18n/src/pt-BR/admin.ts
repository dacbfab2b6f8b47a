import type { admin as source } from '../zh-CN/admin.ts'

export const admin: Readonly<Record<keyof typeof source, string>> = {
  'admin.pick': 'Escolher {name}',
  'admin.pickAll': 'Todos desta página',
  'admin.picked': '{count, plural, one {# escolhido} other {# escolhidos}}',
  'admin.pickNone': 'Não escolher nenhum',
  'admin.batch': 'Ações sobre os escolhidos',
  'admin.actionsOn': 'Ações sobre {name}',
  'admin.actions': 'Ações',
  'admin.leave': 'Sair sem salvar?',
  'admin.leave.text': 'O que foi preenchido ainda não está salvo.',
  'admin.leave.deed': 'Sair',
}
