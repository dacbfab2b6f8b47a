const EVERY_MS = 200

/** Shows how far the sending of a file is, on one line of a terminal; nothing where there is none. */
export const showProgress = (file, size) => {
  let sent = 0
  let shownAt = 0
  const isShown = process.stderr.isTTY
  return {
    add(bytes) {
      sent += bytes
      if (!isShown || Date.now() - shownAt < EVERY_MS) return
      shownAt = Date.now()
      const share = size > 0 ? Math.floor((100 * sent) / size) : 100
      const what = sent < size ? `${share} % sent` : 'sent; the server writes it to disk'
      process.stderr.write(`\r\u001B[K${file}: ${what}`)
    },
    end() {
      if (isShown) process.stderr.write('\r\u001B[K')
    },
  }
}
