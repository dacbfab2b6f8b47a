import type { CSSProperties } from 'react'
import { classNames } from '../base/class-names.ts'
import type { DriverTreeProps } from './driver-props.ts'
import { heightAt, type Levels, levelsOf, type Step } from './levels.ts'

const CHANGE = 1e-6

type BarProps = {
  step: Step
  levels: Levels
  whole: boolean
  name: string
  text: string
  kind: string
  last: boolean
}

/** Where a step begins and ends on the axis, and where it leads: the style sheet draws it upright or lying. */
type StepStyle = CSSProperties & Record<'--qw-low' | '--qw-high' | '--qw-level', string>

function toneOf({ from, to }: Step, whole: boolean): string {
  if (whole) return 'whole'
  return to < from - CHANGE ? 'down' : 'up'
}

function WaterfallBar({ step, levels, whole, name, text, kind, last }: BarProps) {
  const at = (level: number) => `${heightAt(level, levels)}%`
  const [low, high] = [Math.min(step.from, step.to), Math.max(step.from, step.to)]
  const tone = toneOf(step, whole)
  const style: StepStyle = { '--qw-low': at(low), '--qw-high': at(high), '--qw-level': at(step.to) }
  return (
    <span className={classNames('qw-fall__column', `qw-fall__column--${kind}`)} style={style}>
      <span className="qw-fall__name">{name}</span>
      <span className="qw-fall__track">
        <span className={classNames('qw-fall__bar', `qw-fall__bar--${tone}`)}>
          {whole && levels.min > 0 && <span className="qw-fall__cut" />}
        </span>
        {!last && <span className="qw-fall__level" />}
      </span>
      <span className={classNames('qw-fall__text', `qw-fall__text--${tone}`)}>
        <bdi>{text}</bdi>
      </span>
    </span>
  )
}

/** The way from one rate to the other, a step under each factor; its axis says where it is cut. */
export function Waterfall(props: DriverTreeProps & { before: number; after: number }) {
  const { factors, against, result, formatLevel, before, after } = props
  const levels = levelsOf(
    before,
    factors.map(({ effect }) => effect ?? 0),
    after,
  )
  const terms = [against, ...factors, result]
  const texts = [against.value, ...factors.map(({ effectText }) => effectText), result.value]
  const lastIndex = levels.steps.length - 1
  const cut = levels.min > 0
  return (
    <div className="qw-fall" aria-hidden="true">
      <span className="qw-fall__axis">
        {[levels.min, ...levels.ticks].map((tick) => (
          <span
            key={tick}
            className="qw-fall__tick"
            style={{ insetBlockEnd: `${heightAt(tick, levels)}%` }}
            title={cut && tick === levels.min ? props.cutLabel(formatLevel(tick)) : undefined}
          >
            <span>
              {cut && tick === levels.min ? '≈ ' : ''}
              {formatLevel(tick)}
            </span>
          </span>
        ))}
      </span>
      {levels.steps.map((step, index) => (
        <WaterfallBar
          key={terms[index]?.key ?? index}
          step={step}
          levels={levels}
          whole={index === 0 || index === lastIndex}
          name={terms[index]?.label ?? ''}
          text={texts[index] ?? ''}
          kind={index === 0 ? 'against' : index === lastIndex ? 'result' : 'factor'}
          last={index === lastIndex}
        />
      ))}
    </div>
  )
}
