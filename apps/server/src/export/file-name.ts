const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu

/** The header that names a file: as it is for programs that read UTF-8, in ASCII for the others. */
export const attachment = (id: string, title: string, period: string, ending: string): string => {
  const plain = (text: string) => text.replaceAll(NOT_IN_NAMES, ' ').replaceAll(/\s+/g, ' ').trim()
  const full = `${plain(title)} ${plain(period)}.${ending}`
  const ascii = `${id.replaceAll(/[^\w.-]+/g, '_')}_${period.replaceAll(/[^\d-]+/g, '_')}.${ending}`
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(full).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}

/** A period as it stands in the name of a file: whole days by their dates. */
export const periodText = (startTime: string, endTime: string): string => {
  const [first = '', last = ''] = [startTime.slice(0, 10), endTime.slice(0, 10)]
  const whole = startTime.endsWith(' 00:00') && endTime.endsWith(' 23:59')
  if (whole) return first === last ? first : `${first} – ${last}`
  return `${startTime} – ${endTime}`.replaceAll(':', '')
}
