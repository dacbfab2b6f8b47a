import { createServer } from 'node:net'

/** A TCP port of the loopback address that nobody listened on a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port was given.')),
      )
    })
  })
