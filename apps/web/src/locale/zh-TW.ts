import { start } from '@quaywise/i18n/start/zh-TW'
import antd from 'antd/es/locale/zh_TW'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-tw'
import type { LocalePack } from './locale-pack.ts'

dayjs.locale('zh-tw')

/** What zh-TW needs before sign-in. */
export const pack: LocalePack = { messages: start, antd }
