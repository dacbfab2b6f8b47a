export { type PostgresServer, startPostgres } from './start-postgres.ts'
