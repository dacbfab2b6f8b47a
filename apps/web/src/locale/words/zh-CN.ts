import { catalog } from '@quaywise/i18n/catalog/zh-CN'
import { joinTexts } from './join-texts.ts'

/** Everything that pages say in zh-CN. */
export const words = joinTexts(
  catalog,
  import.meta.glob('../../../../../packages/reports/src/*/*/messages.zh-CN.ts', {
    eager: true,
    import: 'messages',
  }),
)
