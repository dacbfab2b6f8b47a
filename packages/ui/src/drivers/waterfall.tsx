import { classNames } from '../base/class-names.ts'
import type { DriverTreeProps } from './driver-props.ts'
import { heightAt, type Levels, levelsOf, type Step } from './levels.ts'

const CHANGE = 1e-6

type BarProps = { step: Step; levels: Levels; whole: boolean; text: string; kind: string; last: boolean }

function toneOf({ from, to }: Step, whole: boolean): string {
  if (whole) return 'whole'
  return to < from - CHANGE ? 'down' : 'up'
}

function WaterfallBar({ step, levels, whole, text, kind, last }: BarProps) {
  const [low, high] = [Math.min(step.from, step.to), Math.max(step.from, step.to)]
  const [bottom, top] = [heightAt(low, levels), heightAt(high, levels)]
  const tone = toneOf(step, whole)
  const textAt = tone === 'down' ? { insetBlockStart: `${100 - bottom}%` } : { insetBlockEnd: `${top}%` }
  return (
    <span className={classNames('qw-fall__column', `qw-fall__column--${kind}`)}>
      <span
        className={classNames('qw-fall__bar', `qw-fall__bar--${tone}`)}
        style={{ insetBlockEnd: `${bottom}%`, blockSize: `max(2px, ${top - bottom}%)` }}
      >
        {whole && levels.min > 0 && <span className="qw-fall__cut" />}
      </span>
      <span className={classNames('qw-fall__text', `qw-fall__text--${tone}`)} style={textAt}>
        <bdi>{text}</bdi>
      </span>
      {!last && (
        <span className="qw-fall__level" style={{ insetBlockEnd: `${heightAt(step.to, levels)}%` }} />
      )}
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
          key={[against, ...factors, result][index]?.key ?? index}
          step={step}
          levels={levels}
          whole={index === 0 || index === lastIndex}
          text={texts[index] ?? ''}
          kind={index === 0 ? 'against' : index === lastIndex ? 'result' : 'factor'}
          last={index === lastIndex}
        />
      ))}
    </div>
  )
}
