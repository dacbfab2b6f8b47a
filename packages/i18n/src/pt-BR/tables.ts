import type { tables as source } from '../zh-CN/tables.ts'

export const tables: Readonly<Record<keyof typeof source, string>> = {
  'table.filter': 'Filtrar linhas por {column}',
  'table.contains': 'Contém',
  'table.least': 'No mínimo',
  'table.most': 'No máximo',
  'table.apply': 'Aplicar',
  'table.clear': 'Limpar',
  'table.clearAll': 'Limpar {count, plural, one {# filtro de coluna} other {# filtros de coluna}}',
  'table.resize': 'Largura de {column}',
  'table.pin': 'Fixar {column}',
  'table.earlier': 'Mover {column} para antes',
  'table.later': 'Mover {column} para depois',
  'row.plan_start': 'Início planejado',
  'row.plan_end': 'Fim planejado',
  'table.reset': 'Colunas habituais',
}
