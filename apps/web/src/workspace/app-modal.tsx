import { Modal, type ModalProps } from 'antd'
import { useTab } from './tab-context.ts'

/** The only modal of pages: one left open in a hidden tab is built anew when the tab comes back. */
export function AppModal(props: ModalProps) {
  const { shownCount } = useTab()
  return <Modal key={shownCount} {...props} />
}
