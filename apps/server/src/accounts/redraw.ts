import { Problem } from '../http/problem.ts'

const SIDE = 256
const MOST_PIXELS = 40_000_000
const QUALITY = 82
const SECONDS = 10

/** How the files begin that are taken; nothing else comes near the decoder. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1')),
  (bytes) => /^RIFF[\s\S]{4}WEBP/.test(bytes.subarray(0, 12).toString('latin1')),
]

/**
 * A picture of a person drawn anew: 256 × 256 WebP, upright, without anything that was written into the file.
 * Throws `IMAGE_REFUSED` for what is no picture, or one with too many pixels.
 */
export const redraw = async (bytes: Buffer): Promise<Buffer> => {
  if (!BEGINNINGS.some((fits) => fits(bytes))) throw new Problem('IMAGE_REFUSED')
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (cause) {
    throw new Problem('IMAGE_REFUSED', { cause })
  }
}
