import { catalog } from '@quaywise/i18n/catalog/pt-BR'
import antd from 'antd/es/locale/pt_BR'
import dayjs from 'dayjs'
import 'dayjs/locale/pt-br'
import { type LocalePack, packOf } from './locale-pack.ts'

dayjs.locale('pt-br')

/** Everything on screen in pt-BR. */
export const pack: LocalePack = packOf(
  catalog,
  import.meta.glob('../../../../packages/reports/src/*/*/messages.pt-BR.ts', {
    eager: true,
    import: 'messages',
  }),
  antd,
)
