import { start } from '@quaywise/i18n/start/pt-BR'
import antd from 'antd/es/locale/pt_BR'
import dayjs from 'dayjs'
import 'dayjs/locale/pt-br'
import type { LocalePack } from './locale-pack.ts'

dayjs.locale('pt-br')

/** What pt-BR needs before sign-in. */
export const pack: LocalePack = { messages: start, antd }
