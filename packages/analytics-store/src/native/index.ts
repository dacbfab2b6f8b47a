export { Block, type BlockShape, blockOf, type PlaceColumn, toldColumns } from './block.ts'
