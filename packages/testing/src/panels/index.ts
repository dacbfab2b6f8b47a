export { answerDifferences } from './answer-differences.ts'
export { type AskedPanel, PANELS, searches } from './panel-questions.ts'
