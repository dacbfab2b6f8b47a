import { type ReactNode, useId, useMemo, useState } from 'react'
import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { type UiLabels, useLabels } from '../base/labels.tsx'
import { room } from '../base/room.ts'
import { Chip } from '../chip/chip.tsx'
import type { SkeletonKind } from '../skeleton/skeleton.tsx'
import { PanelBody, type PanelState } from './panel-body.tsx'
import { PanelContext } from './panel-context.ts'
import './panel.css'

/** The frame around a chart or table; `height` is the reserved height of its body in px. */
export type PanelProps = {
  title: string
  subtitle?: ReactNode | undefined
  actions?: ReactNode | undefined
  state?: PanelState | undefined
  message?: string | undefined
  onRetry?: (() => void) | undefined
  notApplicable?: readonly string[] | undefined
  height?: number | undefined
  skeleton?: SkeletonKind | undefined
  onViewAsTable?: ((asTable: boolean) => void) | undefined
  asTable?: boolean | undefined
  labels?: Partial<UiLabels> | undefined
  children?: ReactNode | undefined
}

function ViewToggle(props: {
  asTable: boolean
  labels: Partial<UiLabels>
  onPress: (next: boolean) => void
  title: string
}) {
  const { asTable, labels } = props
  const name = (asTable ? labels.viewAsChart : labels.viewAsTable) ?? props.title
  return (
    <IconButton icon={asTable ? 'chart' : 'table'} label={name} onPress={() => props.onPress(!asTable)} />
  )
}

function PanelHead({ id, panel, labels, legendRef }: PanelHeadProps) {
  const { onViewAsTable, notApplicable = [] } = panel
  return (
    <header className="qw-panel__head">
      <h3 className="qw-panel__title" id={id}>
        {panel.title}
      </h3>
      {panel.subtitle !== undefined && <span className="qw-panel__subtitle">{panel.subtitle}</span>}
      {notApplicable.length > 0 && (
        <span className="qw-panel__left">
          {notApplicable.map((filter) => (
            <Chip key={filter} muted struck hint={labels.notApplicable}>
              {filter}
              {labels.notApplicable !== undefined && (
                <span className="qw-visually-hidden"> ({labels.notApplicable})</span>
              )}
            </Chip>
          ))}
        </span>
      )}
      <span className="qw-panel__space" />
      <div className="qw-panel__slot" ref={legendRef} />
      <div className="qw-panel__actions">
        {onViewAsTable !== undefined && (
          <ViewToggle
            asTable={panel.asTable === true}
            labels={labels}
            title={panel.title}
            onPress={onViewAsTable}
          />
        )}
        {panel.actions}
      </div>
    </header>
  )
}

type PanelHeadProps = {
  id: string
  panel: PanelProps
  labels: Partial<UiLabels>
  legendRef: (element: HTMLElement | null) => void
}

/** Frames content with its title, state and actions, and keeps its height while data comes and goes. */
export function Panel(props: PanelProps) {
  const { title, state = 'ready', message, onRetry, height, skeleton = 'bars', children } = props
  const id = useId()
  const shared = useLabels()
  const labels = { ...shared, ...props.labels }
  const [legend, setLegend] = useState<HTMLElement | null>(null)
  const slot = useMemo(() => ({ title, legend }), [title, legend])
  const retry = onRetry && { label: labels.retry ?? title, press: onRetry }
  return (
    <section className="qw-panel" aria-labelledby={id} aria-busy={state === 'loading'}>
      <PanelHead id={id} panel={props} labels={labels} legendRef={setLegend} />
      {state === 'partial' && message !== undefined && (
        <div className="qw-panel__notice" role="status">
          <Icon name="warning" size={14} />
          {message}
        </div>
      )}
      <div className="qw-panel__body" style={room('--qw-panel-room', height)}>
        <PanelContext value={slot}>
          <PanelBody state={state} message={message} retry={retry} skeleton={skeleton}>
            {children}
          </PanelBody>
        </PanelContext>
      </div>
    </section>
  )
}
