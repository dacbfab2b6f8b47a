import type { states as source } from '../zh-CN/states.ts'

export const states: Readonly<Record<keyof typeof source, string>> = {
  'state.notFound.title': 'Página não encontrada',
  'state.notFound.text': 'Não há página neste endereço: {path}',
  'state.home': 'Ir para o início',
  'state.forbidden.title': 'Sem acesso',
  'state.forbidden.text': 'Seu papel não inclui “{page}”. Se precisar, peça ao administrador.',
  'state.notBuilt.title': '“{page}” ainda não foi construída',
  'state.notBuilt.text': 'O lugar no menu e a permissão já existem; a página virá em uma versão futura.',
  'state.exception.title': 'Algo deu errado',
  'state.exception.code': 'Código do erro',
  'state.crash.title': 'Esta página encontrou um erro',
  'state.crash.text': 'As outras abas não foram afetadas. Abra esta página novamente.',
  'state.crash.retry': 'Abrir novamente',
  'state.chunk.title': 'Os arquivos da página não puderam ser carregados',
  'state.chunk.text': 'A versão pode ter mudado ou a rede caiu. Recarregue a aplicação.',
  'state.chunk.reload': 'Recarregar',
  'request.network.title': 'Falha de rede',
  'request.network.text': 'Sua rede está com problema; não foi possível conectar ao servidor.',
  'request.failed': 'Erro na solicitação, tente novamente.',
}
