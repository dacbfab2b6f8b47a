import { start } from '@quaywise/i18n/start/id-ID'
import antd from 'antd/es/locale/id_ID'
import dayjs from 'dayjs'
import 'dayjs/locale/id'
import type { LocalePack } from './locale-pack.ts'

dayjs.locale('id')

/** What id-ID needs before sign-in. */
export const pack: LocalePack = { messages: start, antd }
