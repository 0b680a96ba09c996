import jsQR from 'jsqr'

/** Pixels of a phone's camera for each module. */
const scale = 5

/** What a scanner reads of a drawn code: its rectangles are painted, pixel by pixel, and looked at. */
export function scanned(drawn: Element): string | undefined {
  const modules = Number(drawn.getAttribute('viewBox')?.split(' ')[2])
  const width = modules * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  const runs =
    drawn
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? []
  for (const [, x, y, length] of runs)
    for (let down = 0; down < scale; down++) {
      const from = (Number(y) * scale + down) * width + Number(x) * scale
      for (let at = from; at < from + Number(length) * scale; at++) pixels.fill(0, at * 4, at * 4 + 3)
    }
  return jsQR.default(pixels, width, width)?.data
}
