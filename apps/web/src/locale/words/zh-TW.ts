import { catalog } from '@quaywise/i18n/catalog/zh-TW'
import { joinTexts } from './join-texts.ts'

/** Everything that pages say in zh-TW. */
export const words = joinTexts(
  catalog,
  import.meta.glob('../../../../../packages/reports/src/*/*/messages.zh-TW.ts', {
    eager: true,
    import: 'messages',
  }),
)
