import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ContextMenu, IconButton, pictureOf, pngOf } from '@quaywise/ui'
import { useState } from 'react'
import { saveAs } from '../../data/download.ts'
import { useExports } from './export-desk.ts'
import { useCaption } from './use-caption.ts'

interface PanelToolsProps {
  readonly panel: PanelInfo
  readonly title: string
}

/** What can be taken of one panel: its numbers, a picture, a drawing. */
export function PanelTools({ panel, title }: PanelToolsProps) {
  const say = useText()
  const desk = useExports()
  const caption = useCaption()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const picture = async () => {
    const part = anchor?.closest<HTMLElement>('.qw-panel')
    if (!part) throw new Error('A picture was asked of no panel.')
    return pictureOf(part, caption)
  }
  const take = (work: () => Promise<void>) => () => {
    work().catch(() => desk.say(say('export.failed', { reason: say('export.notCopied') }), true))
  }
  const png = async () => saveAs(await pngOf(await picture()), `${title}.png`)
  const svg = async () =>
    saveAs(new Blob([(await picture()).svg], { type: 'image/svg+xml;charset=utf-8' }), `${title}.svg`)
  const copy = async () => {
    const image = picture().then(pngOf)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })])
    desk.say(say('export.copied'))
  }
  const items = [
    { key: 'png', label: say('export.png'), onSelect: take(png) },
    { key: 'svg', label: say('export.svg'), onSelect: take(svg) },
    { key: 'copy', label: say('export.copy'), onSelect: take(copy) },
    ...(desk.allowed
      ? [{ key: 'csv', label: say('export.csv'), ruleBefore: true, onSelect: () => desk.page(panel.id) }]
      : []),
  ]
  const label = say('export.tools', { panel: title })
  return (
    <>
      <IconButton icon="more" label={label} expanded={anchor !== null} onPress={setAnchor} />
      {anchor && <ContextMenu items={items} anchor={anchor} label={label} onClose={() => setAnchor(null)} />}
    </>
  )
}
