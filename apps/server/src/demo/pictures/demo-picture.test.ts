import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
// The server's picture reader, loaded as in the server: it forbids SVG in this process.
import { readPicture } from '../../media/picture.ts'
import { demoArticles } from '../content/articles.ts'
import { demoBanners } from '../content/banners.ts'
import { demoShelfArticles } from '../content/shelf-articles.ts'
import { demoDoctors } from '../hospital/doctors.ts'
import { demoTeams } from '../hospital/teams.ts'
import { departments } from '../../reference/departments.ts'
import { demoPicture, drawingOf } from './demo-picture.ts'
import { paint } from './paint.ts'
import { endoscopyPhantom, phantom } from './phantom.ts'

const now = Date.UTC(2026, 10, 21)
const named = [
  ...demoDoctors.map(doctor => doctor.avatar),
  ...demoTeams.map(team => team.avatar),
  ...departments()
    .map(department => department.icon)
    .filter(icon => icon !== ''),
  ...demoBanners.map(banner => banner.picture),
  ...[...demoArticles(now), ...demoShelfArticles(now)].map(text => text.cover),
]

test('every picture that a row names can be drawn', () => {
  expect(named.filter(name => !drawingOf(name))).toEqual([])
})

test('all portraits are painted, small, square and each its own', async () => {
  const portraits = await Promise.all(demoDoctors.map(doctor => demoPicture(doctor.avatar)))
  expect(Math.max(...portraits.map(bytes => bytes!.length))).toBeLessThan(12_000)
  expect(await sharp(portraits[0]!).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
  expect(new Set(portraits.map(bytes => createHash('sha256').update(bytes!).digest('hex'))).size).toBe(
    demoDoctors.length,
  )
})

test('a drawing is the same every time', async () => {
  const { svg, width, height } = drawingOf(demoDoctors[0]!.avatar)!
  expect(drawingOf(demoDoctors[0]!.avatar)!.svg).toBe(svg)
  expect(await paint(svg, width, height)).toEqual(await demoPicture(demoDoctors[0]!.avatar))
})

test('no other names are drawn', async () => {
  for (const name of [
    '',
    'portrait-f52-d9999',
    'portrait-f52-',
    'emblem-constructor',
    'banner-toString',
    'emblem',
    'cover-heart\n',
    '__proto__',
  ]) {
    expect(await demoPicture(name)).toBeUndefined()
  }
})

test('the pictures of the demo’s reports are PNG, though this process opens no SVG', async () => {
  const pictures = await Promise.all([1, 2, 3].flatMap(at => [phantom(at), endoscopyPhantom(at)]))
  for (const one of pictures)
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 })
  expect(new Set(pictures.map(one => createHash('sha256').update(one).digest('hex'))).size).toBe(6)
})

test('uploads still may not be SVG while our own are painted', async () => {
  const [upload] = await Promise.all([
    readPicture(Buffer.from(drawingOf('emblem-heart')!.svg), 'a.svg'),
    demoPicture('emblem-heart'),
  ])
  expect(upload.kind).toBe('refused')
})
