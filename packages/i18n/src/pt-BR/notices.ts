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
  'notice.anomaly.title': 'Incomum: {name} {value} (usual {usual})',
  'notice.anomaly.text': '{hour}: {score} dispersões da mesma hora de {weeks} semanas',
  'notice.anomaly.others':
    '; mais {others, plural, one {# indicador incomum} other {# indicadores incomuns}}',
  'notice.bottleneck.title': 'Gargalo: {name} ({hour})',
  'notice.bottleneck.text':
    '{minutes} de guindaste perdidos ({share}), cerca de {boxes, plural, one {# contêiner} other {# contêineres}}; {crane} perdeu mais: {craneMinutes}',
  'notice.bottleneck.queue':
    '; {agvs, plural, one {# dos seus AGVs esperou} other {# dos seus AGVs esperaram}} no bloco {block}',
  'notice.bottleneck.reshuffle': '; os ASCs de {block} gastaram {reshuffle} em remoções',
  'notice.report.title': 'O relatório “{name}” está pronto',
  'notice.report.text': '{file}',
  'notice.report-failed.title': 'O relatório “{name}” não pôde ser feito',
  'notice.report-failed.text':
    'Desistiu após {tries, plural, one {# tentativa} other {# tentativas}}: {error}',
  'notice.ingest.title': 'Um arquivo não pôde ser recebido: {file}',
  'notice.ingest.text':
    '{rejected, plural, one {# linha rejeitada} other {# linhas rejeitadas}}, {accepted, plural, one {# aceita} other {# aceitas}}',
  'notice.rollup.title': 'Um resumo divergiu dos fatos: {day}',
  'notice.rollup.text': '{dataset}: contado dos fatos até ser refeito',
  'notice.code.title': 'Código de verificação {code}',
  'notice.code.text':
    'Seu código de verificação do Quaywise é {code}; ele vale por cinco minutos. Se você não o pediu, ignore este e-mail.',
  'notice.registration.title': '{name} pede uma conta',
  'notice.registration.text': 'Usuário {username}; aguarda a sua aprovação',
  'notice.approved.title': 'Sua conta foi aprovada',
  'notice.approved.text': 'Bem-vindo; um administrador concede as páginas que você pode abrir',
  'notice.security.title': 'A segurança da sua conta mudou',
  'notice.security.password': 'A senha foi alterada. Se não foi você, avise o administrador.',
  'notice.security.factor-on': 'O segundo fator foi ligado.',
  'notice.security.factor-off': 'O segundo fator foi desligado. Se não foi você, avise o administrador.',
  'notice.security.recovery': 'Um código de recuperação foi usado.',
  'notice.security.phone': 'O telefone vinculado foi alterado.',
  'notice.security.link': 'Uma conta da empresa foi vinculada.',
  'notice.security.email': 'O e-mail foi alterado. Se não foi você, avise o administrador.',
  'notice.security.unlink': 'A conta da empresa foi desvinculada.',
}
