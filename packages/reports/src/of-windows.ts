import { parseLocalMinute, shiftStart } from '@quaywise/domain'
import { engineInstant, type Question } from '@quaywise/report-kit/compile'
