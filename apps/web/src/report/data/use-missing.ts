import type { PanelData } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'

/** Says of an answer which shards of the analytics cluster it lacks; undefined when it is whole. */
export function useMissing(): (data: PanelData | undefined) => string | undefined {
  const say = useText()
  return (data) =>
    data?.missing && say('report.shards', { shards: data.missing.shards.join(' + '), of: data.missing.of })
}
