import { useText } from '@quaywise/i18n'
import { ContextMenu, IconButton, type MenuItem } from '@quaywise/ui'
import { useState } from 'react'

interface RowMenuProps {
  /** How the row is called. */
  readonly name: string
  readonly items: readonly MenuItem[]
}

/** The actions on one row, behind a button with three dots. */
export function RowMenu({ name, items }: RowMenuProps) {
  const say = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = say('admin.actionsOn', { name })
  return (
    <>
      <IconButton icon="more" label={label} expanded={anchor !== null} onPress={setAnchor} />
      {anchor && <ContextMenu items={items} anchor={anchor} label={label} onClose={() => setAnchor(null)} />}
    </>
  )
}
