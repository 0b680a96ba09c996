import { expect, test } from 'vitest'
import { phonePhoto, pictureFacts } from '../../testing/phone-photo.ts'
import { openTestServer } from '../../testing/server.ts'
import { aRegistered } from './account.samples.ts'

const server = await openTestServer()

test('a portrait of twelve megapixels from a phone lies upright, is small where it is shown, and tells nothing', async () => {
  const { session } = await aRegistered(server)
  const { buffer, name, mimeType } = await phonePhoto('IMG_20261121.jpg', { width: 4032, height: 3024, quality: 60 })
  expect(await pictureFacts(buffer)).toMatchObject({ orientation: 6, hasPlace: true })
  const file = { name, type: mimeType, bytes: buffer }
  const { code, obj } = await server.upload('nethos.system.atta.upload', file, {}, session)
  expect(code).toBe('0')
  const { obj: own } = await server.call('nethos.pat.info.modify.v2', { patAvatar: obj.attaId }, session)
  expect(own.patAvatar).toBe(obj.attaId)
  const factsOf = async (url: string) => {
    const picture = await server.get(url)
    expect(picture.status).toBe(200)
    return pictureFacts(Buffer.from(await picture.arrayBuffer()))
  }
  const whole = await factsOf(own.avatarUrl)
  expect(whole.height / whole.width).toBeCloseTo(4032 / 3024, 2)
  expect(whole).toMatchObject({ hasMetadata: false })
  const small = await factsOf(`${own.avatarUrl}&size=small`)
  expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(400)
  expect(small.height).toBeGreaterThan(small.width)
})
