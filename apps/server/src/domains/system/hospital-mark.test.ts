import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sheetOf } from '../../media/sheet.ts'
import { serverOn } from '../../testing/server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { hospitalMark } from './hospital-mark.ts'
import { letterhead } from './letterhead.ts'

const server = await serverOn(await testDatabase(), { NETHOS_CALLS_PER_MINUTE: '100000' })
const { db, runtime } = server

const { staffId } = await db
  .insertInto('staff')
  .values({ login: 'admin', passwordHash: '', name: '钱进', role: 'admin', createdAt: new Date(runtime.clock.now()) })
  .returning('staffId')
  .executeTakeFirstOrThrow()
const session = await server.sessionOf({ staffId })

async function upload(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#8a1538' } })
    .png()
    .toBuffer()
  const file = { name: 'mark.png', type: 'image/png', bytes }
  return (await server.staff.upload('staff.atta.upload', file, {}, session)).obj.attaId as string
}

const change = (seen: string, value: string) =>
  server.staff.call('staff.system.param.change', { key: 'face.mark', seen, value }, session)

const page = async (path: string) => (await server.get(path)).text()

test('a mark that is no square, too small or not one’s own is refused, and nobody sees the picture', async () => {
  const wide = await upload(600, 300)
  expect(await change('', wide)).toMatchObject({ msg: '图片须是正方形，边长至少256像素，现在是600×300' })
  expect((await server.get(`/files/${wide}`)).status).toBe(404)
  expect(await change('', await upload(100, 100))).toMatchObject({ msg: expect.stringContaining('100×100') })
  expect(await change('', 'banner-1')).toMatchObject({ msg: '请重新上传图片' })
  expect(await change('', '../x')).toMatchObject({ msg: '请重新上传图片' })
})

test('the mark stands on the screen of a phone, on sheets, and goes again with its address', async () => {
  expect(await hospitalMark({ db, runtime }, { edge: 256 })).toBeUndefined()
  const mark = await upload(600, 600)
  expect(await change('', mark)).toMatchObject({ code: '0' })
  for (const [address, edge] of [
    [`/mark/${mark}-180.png`, 180],
    [`/mark/${mark}-maskable-512.png`, 512],
  ] as const) {
    const answer = await server.get(address)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([edge, edge])
    // Round it there is room where the system cuts, and only there.
    expect(data[0]! > 0xf0).toBe(address.includes('maskable'))
  }
  for (const none of [`/mark/${mark}-181.png`, `/mark/${mark}x-180.png`, '/mark/..%2f..%2fetc-180.png'])
    expect((await server.get(none)).status, none).toBe(404)

  const head = await letterhead({ db, runtime }, '南山云医院')
  const pieces = [{ text: '处方笺', size: 15, isCentred: true }]
  const [bare, marked] = await Promise.all([
    sheetOf('处方', pieces, 0).then(sheet => sheet.save({ useObjectStreams: false })),
    sheetOf('处方', pieces, 0, head).then(sheet => sheet.save({ useObjectStreams: false })),
  ])
  expect(Buffer.from(bare).includes('/Image')).toBe(false)
  expect(Buffer.from(marked).includes('/Image')).toBe(true)

  expect(await change(mark, '')).toMatchObject({ code: '0' })
  expect((await server.get(`/mark/${mark}-180.png`)).status).toBe(404)
  expect((await server.get(`/files/${mark}`)).status).toBe(404)
  expect(await page('/config.json')).not.toContain('hospitalMark')
})
