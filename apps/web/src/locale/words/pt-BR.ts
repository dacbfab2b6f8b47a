import { catalog } from '@quaywise/i18n/catalog/pt-BR'
import { joinTexts } from './join-texts.ts'

/** Everything that pages say in pt-BR. */
export const words = joinTexts(
  catalog,
  import.meta.glob('../../../../../packages/reports/src/*/*/messages.pt-BR.ts', {
    eager: true,
    import: 'messages',
  }),
)
