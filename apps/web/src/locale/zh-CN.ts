import { catalog } from '@quaywise/i18n/catalog/zh-CN'
import antd from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type LocalePack, packOf } from './locale-pack.ts'

dayjs.locale('zh-cn')

/** Everything on screen in zh-CN. */
export const pack: LocalePack = packOf(
  catalog,
  import.meta.glob('../../../../packages/reports/src/*/*/messages.zh-CN.ts', {
    eager: true,
    import: 'messages',
  }),
  antd,
)
