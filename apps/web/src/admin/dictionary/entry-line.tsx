import type { DictionaryEntryRow } from '@quaywise/contract'
import { useLocale, useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { Switch } from 'antd'
import { RowMenu } from '../kit/row-menu.tsx'
import { Languages } from './languages.tsx'

interface EntryLineProps {
  readonly row: DictionaryEntryRow
  readonly offers: boolean
  readonly busy: boolean
  readonly onEdit: (row: DictionaryEntryRow) => void
  readonly onDelete: (row: DictionaryEntryRow) => void
  readonly onOffer: (row: DictionaryEntryRow, enabled: boolean) => void
  readonly onUp: (() => void) | null
  readonly onDown: (() => void) | null
}

/** One word: its own names stand out from those of the product. */
export function EntryLine({ row, offers, busy, onEdit, onDelete, onOffer, onUp, onDown }: EntryLineProps) {
  const say = useText()
  const locale = useLocale()
  const { code, labels, defaults, enabled, declared, inUse } = row
  const name = labels[locale] ?? defaults[locale]
  const calls = inUse.reduce((sum, one) => sum + one.calls, 0)
  const away = {
    key: 'delete',
    label: say('dictionary.delete.deed'),
    danger: true,
    onSelect: () => onDelete(row),
  }
  return (
    <tr>
      {offers && <Place name={name} busy={busy} onUp={onUp} onDown={onDown} />}
      <th scope="row" className="dictionary-entries__code">
        <button type="button" className="link-button" onClick={() => onEdit(row)}>
          <code dir="ltr">{code}</code>
        </button>
      </th>
      <td className="dictionary-entries__name">
        <bdi>{name}</bdi>
        {labels[locale] !== undefined && name !== defaults[locale] && <small>{defaults[locale]}</small>}
      </td>
      <td data-label={say('dictionary.names')}>
        <Languages row={row} />
      </td>
      {offers && (
        <td data-label={say('dictionary.offered')}>
          <Switch
            size="small"
            checked={enabled}
            disabled={busy}
            aria-label={say('dictionary.offer', { name })}
            onChange={(on) => onOffer(row, on)}
          />
        </td>
      )}
      <td data-label={say('dictionary.inUse')}>
        {declared ? say('dictionary.ofProduct') : say('dictionary.calls', { count: calls })}
      </td>
      <td className="dictionary-entries__menu">
        <RowMenu
          name={name}
          items={[
            { key: 'edit', label: say('permission.edit'), onSelect: () => onEdit(row) },
            ...(declared ? [] : [away]),
          ]}
        />
      </td>
    </tr>
  )
}

interface PlaceProps extends Pick<EntryLineProps, 'busy' | 'onUp' | 'onDown'> {
  readonly name: string
}

/** Moves a word before or after its neighbour. */
function Place({ name, busy, onUp, onDown }: PlaceProps) {
  const say = useText()
  return (
    <td className="dictionary-entries__order">
      <IconButton
        icon="up"
        label={say('dictionary.up', { name })}
        disabled={busy || onUp === null}
        onPress={() => onUp?.()}
      />
      <IconButton
        icon="down"
        label={say('dictionary.down', { name })}
        disabled={busy || onDown === null}
        onPress={() => onDown?.()}
      />
    </td>
  )
}
