export { type ClickHouse, type ClickHouseOptions, startClickHouse } from './start-clickhouse.ts'
