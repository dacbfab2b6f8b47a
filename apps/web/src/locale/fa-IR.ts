import { start } from '@quaywise/i18n/start/fa-IR'
import antd from 'antd/es/locale/fa_IR'
import dayjs from 'dayjs'
import 'dayjs/locale/fa'
import type { LocalePack } from './locale-pack.ts'

dayjs.locale('fa')

/** What fa-IR needs before sign-in. */
export const pack: LocalePack = { messages: start, antd }
