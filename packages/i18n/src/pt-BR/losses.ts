import type { losses as source } from '../zh-CN/losses.ts'

export const losses: Readonly<Record<keyof typeof source, string>> = {
  'measure.lost_minutes': 'Tempo perdido dos portêineres',
  'measure.lost_minutes.means':
    'Minutos brutos de portêiner sem mover contêiner: todas as categorias exceto operando.',
  'measure.lost_boxes': 'Contêineres perdidos',
  'measure.lost_boxes.means':
    'Minutos perdidos × produtividade técnica padrão deste portêiner ÷ 60: o que teria sido movido nesse tempo.',
  'excluded.no_standard_rate': 'O portêiner não tem produtividade padrão',
  'excluded.working': 'Tempo operando',
  'drivers.instead': '{now} contra {before} {unit}',
  'drivers.against': 'Contra {from} – {to}',
  'drivers.was': 'era {value}',
  'drivers.explains': '{factor} responde por {effect} {unit}',
  'drivers.cut': 'O eixo começa em {from}',
  'drivers.factor': 'Fator',
  'drivers.value': 'Valor',
  'drivers.before': 'Comparado',
  'drivers.effect': 'Efeito',
  'drivers.sides': 'Numerador ÷ denominador',
  'drivers.why.nothing_now': 'Pouco tempo de portêiner neste período: não há produtividade a decompor.',
  'drivers.why.nothing_before': 'O período comparado não tem produtividade; por isso não há cascata.',
  'drivers.why.factor_zero': 'Um fator é zero e não tem logaritmo; por isso não há cascata.',
  'drivers.why.not_all_told':
    'Há contêineres sem portêiner informado; os fatores não multiplicam à produtividade: sem cascata.',
  'pareto.share': 'Acumulado',
  'pareto.whole': '{minutes} no total',
  'pareto.whole.boxes': '{minutes} no total ≈ {boxes}',
}
