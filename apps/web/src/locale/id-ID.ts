import { catalog } from '@quaywise/i18n/catalog/id-ID'
import antd from 'antd/es/locale/id_ID'
import dayjs from 'dayjs'
import 'dayjs/locale/id'
import { type LocalePack, packOf } from './locale-pack.ts'

dayjs.locale('id')

/** Everything on screen in id-ID. */
export const pack: LocalePack = packOf(
  catalog,
  import.meta.glob('../../../../packages/reports/src/*/*/messages.id-ID.ts', {
    eager: true,
    import: 'messages',
  }),
  antd,
)
