/** Largest side of a canvas in Chromium, pixels. */
const maxSide = 16_384
/** Largest area of a canvas in all current browsers, pixels. */
const maxArea = 64 * 1024 * 1024

/** A picture made by {@link rasterize}. */
export interface RasterPicture {
  readonly blob: Blob
  /** Pixels of the picture for each CSS pixel of the document; below 1 when the document is too large for a canvas. */
  readonly scale: number
}

/**
 * Draws an SVG document that loads nothing as a PNG, at twice its size where the browser can.
 * @throws Error The browser cannot draw the document or encode the picture.
 */
export async function rasterize(svg: string): Promise<RasterPicture> {
  const [, width = 1, height = 1] = (/width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number)
  const most = Math.min(maxSide / width, maxSide / height, Math.sqrt(maxArea / (width * height)))
  const scale = Math.min(2, most)
  const image = new Image()
  // Strict policies allow `data:` pictures more often than `blob:` ones.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * scale))
  canvas.height = Math.max(1, Math.floor(height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob === null) throw new Error('The browser could not encode the picture as a PNG. Save it as an SVG instead.')
  return { blob, scale }
}
