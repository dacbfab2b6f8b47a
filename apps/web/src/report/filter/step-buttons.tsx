import { useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import type { ReactNode } from 'react'
import { useShifts } from '../../status/shifts.ts'
import { useReport } from '../page/report-view.ts'
import type { Period } from '../query/period.ts'
import { stepPeriod, stepUnit } from '../query/step.ts'

interface StepButtonsProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
  readonly children: ReactNode
}

/** A period between the one before and the one after it, by shift, day, month, or its own length. */
export function StepButtons({ period, onChange, children }: StepButtonsProps) {
  const say = useText()
  const shifts = useShifts(useReport().terminal.zone)
  const unit = say(`report.step.${stepUnit(period, shifts)}`)
  return (
    <span className="step-buttons">
      <IconButton
        icon="previous"
        label={say('report.step.back', { unit })}
        onPress={() => onChange(stepPeriod(period, -1, shifts))}
      />
      {children}
      <IconButton
        icon="next"
        label={say('report.step.forward', { unit })}
        onPress={() => onChange(stepPeriod(period, 1, shifts))}
      />
    </span>
  )
}
