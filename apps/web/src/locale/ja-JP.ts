import { start } from '@quaywise/i18n/start/ja-JP'
import antd from 'antd/es/locale/ja_JP'
import dayjs from 'dayjs'
import 'dayjs/locale/ja'
import type { LocalePack } from './locale-pack.ts'

dayjs.locale('ja')

/** What ja-JP needs before sign-in. */
export const pack: LocalePack = { messages: start, antd }
