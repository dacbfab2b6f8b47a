import { start } from '@quaywise/i18n/start/zh-CN'
import antd from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { LocalePack } from './locale-pack.ts'

dayjs.locale('zh-cn')

/** What zh-CN needs before sign-in. */
export const pack: LocalePack = { messages: start, antd }
