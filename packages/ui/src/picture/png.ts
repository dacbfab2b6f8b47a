import type { Picture } from './picture.ts'

const SCALE = 2

/** A picture as PNG, two pixels for each of the screen. Throws where the browser cannot paint it. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser paints no pictures.')
  context.scale(SCALE, SCALE)
  context.drawImage(image, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser makes no PNG.'))))
  })
}
