import type { errors as source } from '../zh-CN/errors.ts'

export const errors: Readonly<Record<keyof typeof source, string>> = {
  'error.UNAUTHENTICATED': 'Entre primeiro.',
  'error.WRONG_CREDENTIALS': 'Usuário ou senha incorretos.',
  'error.WRONG_CODE': 'Código incorreto ou vencido.',
  'error.TOO_MANY_ATTEMPTS':
    'Tentativas demais; tente de novo em {seconds} s, entre com um código no telefone, redefina a senha ou peça ao administrador que desbloqueie a conta.',
  'error.FORBIDDEN': 'Você não tem permissão para isto.',
  'error.NOT_FOUND': 'O conteúdo solicitado não foi encontrado.',
  'error.INVALID_INPUT': 'Entrada inválida: {detail}',
  'error.PAYLOAD_TOO_LARGE': 'A solicitação é grande demais.',
  'error.UNSUPPORTED_MEDIA': 'Tipo de conteúdo não aceito.',
  'error.CONFLICT': 'Isto foi alterado enquanto isso; recarregue e tente de novo.',
  'error.OWN_CHANGE': 'Você não pode decidir sobre uma alteração sua.',
  'error.LAST_ADMIN':
    'Este é o último administrador: a conta não pode ser desativada, deixar de administrar nem expirar.',
  'error.NOT_YOURSELF': 'Você não pode fazer isto com a sua própria conta; peça a outro administrador.',
  'error.DEPARTMENT_HAS_PARTS': 'Há departamentos abaixo deste; mova-os ou exclua-os primeiro.',
  'error.DEPARTMENT_HAS_MEMBERS': 'Este departamento tem membros; escolha para onde vão.',
  'error.DEPARTMENT_BELOW_ITSELF': 'Um departamento não pode ficar abaixo de si mesmo.',
  'error.IMAGE_REFUSED': 'Escolha uma imagem JPEG, PNG, WebP ou GIF de até 5 MB e 40 megapixels.',
  'error.SHEET_REFUSED': 'Não é uma pasta do Excel (.xlsx) legível; use o modelo, com até 500 linhas e 5 MB.',
  'error.ENGINE_UNAVAILABLE': 'O motor de dados está indisponível no momento; tente de novo.',
  'error.QUERY_TIMEOUT': 'A consulta demorou demais; escolha um período menor.',
  'error.QUERY_TOO_LARGE': 'A consulta lê dados demais; restrinja os filtros.',
  'error.UNKNOWN_PAGE': 'Não existe a página de análise {page}',
  'error.UNKNOWN_PANEL': 'Esta página não tem o painel {panel}',
  'error.UNKNOWN_KIND': 'Não existe o tipo de dados {kind}',
  'error.MUST_CHANGE_PASSWORD': 'Altere a senha inicial antes de continuar.',
  'error.ACCOUNT_DISABLED': 'Esta conta está desativada; fale com o administrador.',
  'error.CODE_TOO_SOON': 'Um código acabou de ser enviado; peça de novo em {seconds} s.',
  'error.PASSWORD_TOO_WEAK': 'Senha fraca: pelo menos {count} caracteres e difícil de adivinhar.',
  'error.UNKNOWN_TERMINAL': 'Não existe o terminal {terminal}',
  'error.METHOD_NOT_ALLOWED': 'Este endereço não aceita este método.',
  'error.ROLE_HELD':
    '“{name}” ainda está com {count, plural, one {# pessoa} other {# pessoas}} ({people}); {count, plural, one {retire-o dela} other {retire-o delas}} primeiro.',
  'error.PERMISSION_DECLARED': 'Permissões do produto não podem ser excluídas: {names}',
  'error.MENU_STAYS':
    'As páginas de administração ficam no menu: do contrário ninguém acharia o caminho de volta.',
  'error.DICTIONARY_DECLARED': '“{name}” pertence ao produto: pode ser renomeado, não excluído.',
  'error.DICTIONARY_FILLED':
    'Este dicionário ainda tem {count, plural, one {# entrada; exclua-a primeiro.} other {# entradas; exclua-as primeiro.}}',
  'error.DICTIONARY_CLOSED': 'As entradas de “{name}” pertencem ao produto; não se pode acrescentar outra.',
  'error.DICTIONARY_IN_USE':
    '“{name}” está em uso: em {calls, plural, one {# escala} other {# escalas}}, em {pages}.',
  'error.INTERNAL': 'O servidor encontrou um erro; rastreio {traceId}.',
  'error.MUST_SET_UP_FACTOR': 'Configure o segundo fator antes de continuar.',
  'error.SIGN_IN_EXPIRED': 'Esta entrada demorou demais; comece de novo.',
  'error.ACCOUNT_WAITING': 'Esta conta aguarda a aprovação de um administrador.',
  'error.CODE_NOT_SENT':
    'Não é possível enviar códigos no momento; tente mais tarde ou fale com o administrador.',
  'error.REGISTRATION_CLOSED': 'O cadastro está fechado; peça uma conta ao administrador.',
  'error.MOBILE_TAKEN': 'Este número de telefone já pertence a uma conta.',
  'error.OIDC_UNAVAILABLE': 'O serviço de entrada da empresa não responde; tente mais tarde.',
  'error.OIDC_REFUSED': 'A entrada pela conta da empresa não foi concluída; tente de novo.',
  'error.OIDC_NO_ACCOUNT': 'Não há aqui conta para esta conta da empresa; fale com o administrador.',
  'error.OIDC_TAKEN': 'Esta conta da empresa, ou a sua aqui, já está vinculada.',
}
