const BOUNDARY = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i
const HEAD_END = Buffer.from('\r\n\r\n')

/** The first part of a form that is a file; the whole when it has none. */
const firstFile = (body: Buffer, boundary: string): Buffer => {
  const mark = Buffer.from(`--${boundary}`)
  for (let at = body.indexOf(mark); at >= 0; ) {
    const next = body.indexOf(mark, at + mark.length)
    const head = body.indexOf(HEAD_END, at)
    if (next < 0 || head < 0 || head > next) return body
    if (/\bfilename\*?=/i.test(body.toString('latin1', at, head)))
      return body.subarray(head + HEAD_END.length, next - 2)
    at = next
  }
  return body
}

/** The file of a body: the body itself, or the first file of a form as browsers send it. */
export const fileIn = (body: Buffer, contentType: string | undefined): Buffer => {
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? '') ?? []
  const boundary = quoted ?? plain
  return boundary === undefined ? body : firstFile(body, boundary)
}
