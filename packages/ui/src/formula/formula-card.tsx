import type { ReactNode } from 'react'
import { IconButton } from '../base/icon-button.tsx'
import { Chip } from '../chip/chip.tsx'
import { Popover } from '../overlay/popover.tsx'
import type { Anchor } from '../overlay/use-placement.ts'
import { Equation, type Formula } from './equation.tsx'
import './formula.css'

/** One named amount of the card. */
export type FormulaLine = { label: string; detail?: string | undefined; value: string }

/** Everything that explains one number, formatted; `excluded` hangs below the last line. */
export type FormulaCardProps = {
  title: string
  code?: string | undefined
  definition: string
  formula: Formula
  lines: readonly FormulaLine[]
  excluded: readonly FormulaLine[]
  source?: ReactNode | undefined
  footer?: ReactNode | undefined
  anchor: Anchor
  labels: { close: string; copy: string; showRows: string }
  onCopy?: (() => void) | undefined
  onShowRows?: (() => void) | undefined
  onClose: () => void
}

function Lines({ lines, className }: { lines: readonly FormulaLine[]; className: string }) {
  return (
    <dl className={className}>
      {lines.map((line) => (
        <div className="qw-formula__line" key={line.label}>
          <dt>{line.label}</dt>
          {line.detail !== undefined && <dd className="qw-formula__detail">{line.detail}</dd>}
          <dd className="qw-formula__amount">{line.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Foot({ card }: { card: FormulaCardProps }) {
  return (
    <footer className="qw-formula__foot">
      <p className="qw-formula__source">
        {card.source}
        {card.source !== undefined && card.footer !== undefined && <br />}
        {card.footer}
      </p>
      <span className="qw-formula__deeds">
        {card.onCopy !== undefined && (
          <button type="button" className="qw-button" onClick={card.onCopy}>
            {card.labels.copy}
          </button>
        )}
        {card.onShowRows !== undefined && (
          <button
            type="button"
            className="qw-button qw-button--primary"
            data-autofocus=""
            onClick={card.onShowRows}
          >
            {card.labels.showRows}
          </button>
        )}
      </span>
    </footer>
  )
}

/** The card behind ⓘ: definition, formula, this number's own terms, what was left out, and the source. */
export function FormulaCard(props: FormulaCardProps) {
  const { title, code, definition, formula, lines, excluded, labels, anchor, onClose } = props
  return (
    <Popover anchor={anchor} label={title} className="qw-formula" onClose={onClose}>
      <div className="qw-formula__scroll">
        <header className="qw-formula__head">
          <h3 className="qw-formula__title">{title}</h3>
          {code !== undefined && <Chip muted>{code}</Chip>}
          <span className="qw-formula__close">
            <IconButton icon="close" label={labels.close} onPress={onClose} />
          </span>
        </header>
        <p className="qw-formula__definition">{definition}</p>
        <Equation formula={formula} />
        <Lines lines={lines} className="qw-formula__lines" />
        {excluded.length > 0 && <Lines lines={excluded} className="qw-formula__excluded" />}
        <Foot card={props} />
      </div>
    </Popover>
  )
}
