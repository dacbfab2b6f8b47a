import { catalog } from '@quaywise/i18n/catalog/zh-TW'
import antd from 'antd/es/locale/zh_TW'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-tw'
import { type LocalePack, packOf } from './locale-pack.ts'

dayjs.locale('zh-tw')

/** Everything on screen in zh-TW. */
export const pack: LocalePack = packOf(
  catalog,
  import.meta.glob('../../../../packages/reports/src/*/*/messages.zh-TW.ts', {
    eager: true,
    import: 'messages',
  }),
  antd,
)
