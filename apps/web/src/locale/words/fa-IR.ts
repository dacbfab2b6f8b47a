import { catalog } from '@quaywise/i18n/catalog/fa-IR'
import { joinTexts } from './join-texts.ts'

/** Everything that pages say in fa-IR. */
export const words = joinTexts(
  catalog,
  import.meta.glob('../../../../../packages/reports/src/*/*/messages.fa-IR.ts', {
    eager: true,
    import: 'messages',
  }),
)
