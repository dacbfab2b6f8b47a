import type { notices as source } from '../zh-CN/notices.ts'

export const notices: Readonly<Record<keyof typeof source, string>> = {
  'notice.alert.title': '{name}: {value}',
  'notice.above.hour': 'Acima de {threshold} na última hora',
  'notice.above.shift': 'Acima de {threshold} neste turno',
  'notice.above.day': 'Acima de {threshold} hoje',
  'notice.below.hour': 'Abaixo de {threshold} na última hora',
  'notice.below.shift': 'Abaixo de {threshold} neste turno',
  'notice.below.day': 'Abaixo de {threshold} hoje',
  'notice.alert-over.title': '{name} terminou: {value}',
  'notice.alert-over.text': 'De volta ao limite de {threshold}',
  'notice.report.title': 'O relatório “{name}” está pronto',
  'notice.report.text': '{file}',
  'notice.report-failed.title': 'O relatório “{name}” não pôde ser feito',
  'notice.report-failed.text': 'Desistiu após {tries} tentativas: {error}',
  'notice.ingest.title': 'Um arquivo não pôde ser recebido: {file}',
  'notice.ingest.text': '{rejected} linhas rejeitadas, {accepted} aceitas',
  'notice.rollup.title': 'Um resumo divergiu dos fatos: {day}',
  'notice.rollup.text': '{dataset}: contado dos fatos até ser refeito',
}
