import { start } from '@quaywise/i18n/start/en-US'
import antd from 'antd/es/locale/en_US'
import dayjs from 'dayjs'
import 'dayjs/locale/en'
import type { LocalePack } from './locale-pack.ts'

dayjs.locale('en')

/** What en-US needs before sign-in. */
export const pack: LocalePack = { messages: start, antd }
