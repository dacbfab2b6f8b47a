import { catalog } from '@quaywise/i18n/catalog/fa-IR'
import antd from 'antd/es/locale/fa_IR'
import dayjs from 'dayjs'
import 'dayjs/locale/fa'
import { type LocalePack, packOf } from './locale-pack.ts'

dayjs.locale('fa')

/** Everything on screen in fa-IR. */
export const pack: LocalePack = packOf(
  catalog,
  import.meta.glob('../../../../packages/reports/src/*/*/messages.fa-IR.ts', {
    eager: true,
    import: 'messages',
  }),
  antd,
)
