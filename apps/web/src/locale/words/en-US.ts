import { catalog } from '@quaywise/i18n/catalog/en-US'
import { joinTexts } from './join-texts.ts'

/** Everything that pages say in en-US. */
export const words = joinTexts(
  catalog,
  import.meta.glob('../../../../../packages/reports/src/*/*/messages.en-US.ts', {
    eager: true,
    import: 'messages',
  }),
)
