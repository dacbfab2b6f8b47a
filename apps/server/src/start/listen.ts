import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { StartProblem } from './start-problem.ts'

const problemOf = (thrown: unknown, { PORT, HOST }: Config): unknown => {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : ''
  if (code === 'EADDRINUSE')
    return new StartProblem(
      `Port ${PORT} of ${HOST} is taken: stop the other program, or choose another port, for example PORT=${PORT + 1}.`,
    )
  if (code === 'EACCES')
    return new StartProblem(
      `Port ${PORT} is not open to this user: choose one above 1023, for example PORT=8000.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(
      `HOST ${HOST} is no address of this machine: set HOST=127.0.0.1, or leave it out.`,
    )
  return thrown
}

/** Starts to listen and tells the address that users type. Throws a `StartProblem` when the port cannot be had. */
export const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  try {
    const address = await app.listen({
      port: config.PORT,
      host: config.HOST,
      listenTextResolver: () => 'listening',
    })
    return config.PUBLIC_URL ?? address
  } catch (thrown) {
    throw problemOf(thrown, config)
  }
}
