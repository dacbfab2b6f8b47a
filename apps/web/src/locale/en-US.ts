import { catalog } from '@quaywise/i18n/catalog/en-US'
import antd from 'antd/es/locale/en_US'
import dayjs from 'dayjs'
import 'dayjs/locale/en'
import { type LocalePack, packOf } from './locale-pack.ts'

dayjs.locale('en')

/** Everything on screen in en-US. */
export const pack: LocalePack = packOf(
  catalog,
  import.meta.glob('../../../../packages/reports/src/*/*/messages.en-US.ts', {
    eager: true,
    import: 'messages',
  }),
  antd,
)
