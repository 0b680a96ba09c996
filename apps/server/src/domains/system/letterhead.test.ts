import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sheetOf } from '../../media/sheet.ts'
import { serverOn } from '../../testing/server.ts'
import { textOfPdf } from '../../testing/signed-pdf.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { letterhead } from './letterhead.ts'

const server = await serverOn(await testDatabase())
const { db, runtime } = server

const set = (values: Record<string, string>) =>
  db
    .insertInto('param')
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflict(one => one.column('key').doUpdateSet(eb => ({ value: eb.ref('excluded.value') })))
    .execute()

async function sheet(): Promise<Buffer> {
  const head = await letterhead({ db, runtime }, '南山云医院')
  const pdf = await sheetOf('处方', [{ text: '处方笺（电子）', size: 15, isCentred: true }], 0, head)
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

/** What is drawn, in the words of the file. */
const drawn = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')

test('a sheet of a hospital that has said nothing of itself bears its name, in black', async () => {
  const pdf = await sheet()
  expect((await textOfPdf(pdf)).trim().split('\n')).toEqual(['南山云医院', '处方笺（电子）'])
  expect(await letterhead({ db, runtime }, '南山云医院')).toMatchObject({ colour: '#000000', mark: undefined })
})

test('a sheet bears the hospital’s level and the number of its licence below its name, which stands in its colour', async () => {
  await set({
    'face.level': '三级甲等综合医院',
    'face.licence': '一行自由的文字',
    'licence.number': 'PDY10023X330109',
    'face.colour': '#1d4f91',
  })
  const pdf = await sheet()
  const [name, below, title] = (await textOfPdf(pdf)).trim().split('\n')
  expect([name, title]).toEqual(['南山云医院', '处方笺（电子）'])
  expect(below).toContain('三级甲等综合医院')
  expect(below).toContain('医疗机构执业许可证登记号：PDY10023X330109')
  const blue = [0x1d, 0x4f, 0x91].map(value => value / 255).join(' ')
  expect(drawn(pdf)).toContain(`${blue} rg`)
  // A line in it, too.
  expect(drawn(pdf)).toContain(`${blue} RG`)
})

test('where no number is written the free line of the licence stands there', async () => {
  await set({ 'licence.number': '' })
  expect(await textOfPdf(await sheet())).toContain('一行自由的文字')
})

test('a colour that cannot be read on paper is not drawn with', async () => {
  await set({ 'face.colour': '#ffee00' })
  expect((await letterhead({ db, runtime }, '南山云医院')).colour).toBe('#000000')
})
