import { expect, test } from 'vitest'
import { phonePhoto, pictureFacts } from '../../testing/phone-photo.ts'
import { openTestServer } from '../../testing/server.ts'
import { anArticleType } from '../doctors/doctors.samples.ts'

const server = await openTestServer()
const { call, db, get } = server

async function aMember(role: string) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: role, passwordHash: '', name: role, role, createdAt: new Date(server.runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return {
    session,
    desk: (verb: string, fields: object) => server.staff.call(`staff.content.${verb}`, fields, session),
  }
}

const paragraph =
  '高血压是最常见的慢性病，控制好血压能明显减少卒中和心梗。𠮷田先生每天早晚各量一次，连量两遍取平均值，记在本子上。'

test('an article of five thousand characters with nine photographs from a phone is read as it was written', async () => {
  await anArticleType(db)
  const [writer, reviewer] = [await aMember('operator'), await aMember('admin')]
  const { buffer, name, mimeType } = await phonePhoto('门诊.jpg', { width: 1600, height: 1200, quality: 75 })
  const pictures: string[] = []
  for (let nth = 0; nth < 9; nth++) {
    const { code, obj } = await server.staff.upload(
      'staff.atta.upload',
      { name, type: mimeType, bytes: buffer },
      {},
      writer.session,
    )
    expect(code).toBe('0')
    pictures.push(obj.attaId)
  }
  const paragraphs = Array.from({ length: Math.ceil(5_000 / Array.from(paragraph).length) }, () => paragraph)
  const content = paragraphs
    .map((text, nth) => {
      const picture = nth % 10 === 5 ? pictures[Math.floor(nth / 10)] : undefined
      const heading = nth % 20 === 0 ? `<h3>第${nth / 20 + 1}节</h3>` : ''
      return `${heading}<p>${text}</p>${picture ? `<img src="/files/${picture}" alt="图${nth}">` : ''}`
    })
    .join('')
  const { articleId } = (await writer.desk('add', { shelf: 'health', typeId: 'he1' })).obj
  const seenAt = async () => (await writer.desk('detail', { articleId })).obj.writtenAt
  const about = { typeId: 'he1', title: '与高血压相处的一年', tags: [], source: '心血管内科', isRecommended: false }
  const saved = await writer.desk('save', { articleId, seenAt: await seenAt(), ...about, content })
  expect(saved).toMatchObject({ code: '0' })
  expect(await writer.desk('submit', { articleId })).toMatchObject({ code: '0' })
  expect(await reviewer.desk('publish', { articleId, seenAt: await seenAt() })).toMatchObject({ code: '0' })

  const { obj } = await call('nethos.system.information.details', { newId: articleId })
  const read = obj.content as string
  const shown = [...read.matchAll(/<img src="(\/files\/[^"]+)"/g)].map(([, src]) => src!)
  expect(Array.from(read.replaceAll(/<[^>]+>/g, '')).length).toBeGreaterThanOrEqual(5_000)
  expect(read.replaceAll(/<[^>]+>/g, '')).toBe(content.replaceAll(/<[^>]+>/g, ''))
  expect(shown).toEqual(pictures.slice(0, shown.length).map(attaId => `/files/${attaId}`))
  expect(shown.length).toBeGreaterThanOrEqual(8)
  for (const src of shown) {
    const picture = await get(src)
    expect(picture.status).toBe(200)
    // Upright, and silent about where it was taken.
    expect(await pictureFacts(Buffer.from(await picture.arrayBuffer()))).toMatchObject({
      width: 1200,
      height: 1600,
      hasMetadata: false,
    })
  }
})
