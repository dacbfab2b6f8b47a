export { Block, blockOf, toldColumns } from './block.ts'
