import { catalog } from '@quaywise/i18n/catalog/ja-JP'
import antd from 'antd/es/locale/ja_JP'
import dayjs from 'dayjs'
import 'dayjs/locale/ja'
import { type LocalePack, packOf } from './locale-pack.ts'

dayjs.locale('ja')

/** Everything on screen in ja-JP. */
export const pack: LocalePack = packOf(
  catalog,
  import.meta.glob('../../../../packages/reports/src/*/*/messages.ja-JP.ts', {
    eager: true,
    import: 'messages',
  }),
  antd,
)
