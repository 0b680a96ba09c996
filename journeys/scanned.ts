import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { pixelsOf } from '../apps/server/src/testing/pixels.ts'

/** What a phone's scanner reads in a picture. */
export async function scannedIn(picture: Buffer, size?: number): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(picture, size)
  return jsQR.default(data, width, height)?.data
}

/** What it reads in a code that is drawn on the page. */
export async function scanned(shown: Locator): Promise<string | undefined> {
  const drawn = await shown.evaluate(one =>
    new XMLSerializer().serializeToString(one.matches('svg') ? one : one.querySelector('svg')!),
  )
  return scannedIn(Buffer.from(drawn), 400)
}

/** What it reads in a picture that the page has made of itself. */
export const scannedInImage = async (image: Locator): Promise<string | undefined> =>
  scannedIn(Buffer.from((await image.getAttribute('src'))!.split(',')[1]!, 'base64'))
