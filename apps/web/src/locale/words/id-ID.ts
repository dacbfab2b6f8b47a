import { catalog } from '@quaywise/i18n/catalog/id-ID'
import { joinTexts } from './join-texts.ts'

/** Everything that pages say in id-ID. */
export const words = joinTexts(
  catalog,
  import.meta.glob('../../../../../packages/reports/src/*/*/messages.id-ID.ts', {
    eager: true,
    import: 'messages',
  }),
)
