import { useText } from '@quaywise/i18n'
import { Button } from 'antd'
import { ChunkLoadError } from '../../boot/lazy-page.ts'
import { StateView } from './state-view.tsx'

interface CrashPageProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands where a page failed: files that did not arrive ask for a reload, all else can be opened again. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  const say = useText()
  if (error instanceof ChunkLoadError) {
    return (
      <StateView
        icon="offline"
        title={say('state.chunk.title')}
        text={say('state.chunk.text')}
        action={
          <Button type="primary" onClick={() => location.reload()}>
            {say('state.chunk.reload')}
          </Button>
        }
      />
    )
  }
  return (
    <StateView
      icon="refresh"
      title={say('state.crash.title')}
      text={say('state.crash.text')}
      action={
        <Button type="primary" onClick={onRetry}>
          {say('state.crash.retry')}
        </Button>
      }
    />
  )
}
