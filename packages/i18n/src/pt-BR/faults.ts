import type { faults as source } from '../zh-CN/faults.ts'

export const faults: Readonly<Record<keyof typeof source, string>> = {
  'fault.required': 'Este campo é obrigatório.',
  'fault.tooShort': 'No mínimo {count} caracteres.',
  'fault.tooLong': 'No máximo {count} caracteres.',
  'fault.tooFew': 'No mínimo {count} itens.',
  'fault.tooMany': 'No máximo {count} itens.',
  'fault.tooSmall': 'Não menos que {limit}.',
  'fault.tooLarge': 'Não mais que {limit}.',
  'fault.format': 'O formato não está correto.',
  'fault.choice': 'Não é uma das opções.',
  'fault.kind': 'O tipo do valor não está correto.',
  'fault.unknownField': 'Este campo não existe.',
  'fault.email': 'Não é um endereço de e-mail.',
  'fault.phone': 'Não é um número de telefone.',
  'fault.taken': 'Já está em uso.',
  'fault.unknown': 'Não existe “{name}”.',
  'fault.backwards': 'O fim deve vir depois do início.',
  'fault.weak': 'A senha é fraca: no mínimo {count} caracteres e difícil de adivinhar.',
  'fault.wrongPassword': 'A senha está errada.',
  'fault.twice': 'Aparece duas vezes no arquivo.',
}
