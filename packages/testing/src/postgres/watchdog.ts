import { type ChildProcess, spawn } from 'node:child_process'

// Reads until the pipe from the tests' process closes, which it does however that process ends.
const SCRIPT = 'read -r _; kill -QUIT "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$2"'

/** Ends a server and removes its folder when this process ends without having done so, even when killed. */
export function watchOver(server: ChildProcess, folder: string): void {
  const watchdog = spawn('sh', ['-c', SCRIPT, 'watchdog', String(server.pid), folder], {
    cwd: '/',
    // Out of this process' group, so that Ctrl-C leaves it to do its work.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  server.once('exit', () => watchdog.kill())
}
