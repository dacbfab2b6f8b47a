import { catalog } from '@quaywise/i18n/catalog/ja-JP'
import { joinTexts } from './join-texts.ts'

/** Everything that pages say in ja-JP. */
export const words = joinTexts(
  catalog,
  import.meta.glob('../../../../../packages/reports/src/*/*/messages.ja-JP.ts', {
    eager: true,
    import: 'messages',
  }),
)
