// npm run screens [-- --at http://127.0.0.1:8080] [--before http://127.0.0.1:8081] [--only home,desk-orders]
// Takes the forty pages of a running server anew into docs/screens/pairs, each beside the picture that it is held against:
// that of another server (an older version of the program), or the one that stands in the pair already.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { desk, openBrowser, phone } from '../journeys/browser.ts'
import { sandboxOf } from '../journeys/sandbox.ts'
import { pages } from './screens-pages.mjs'

const { values } = parseArgs({
  options: {
    at: { type: 'string', default: 'http://127.0.0.1:8080' },
    before: { type: 'string' },
    only: { type: 'string' },
  },
})
const folder = join(import.meta.dirname, '../docs/screens/pairs')
const gap = 16
const chosen = values.only?.split(',')

mkdirSync(folder, { recursive: true })
const { browser, close } = await openBrowser()
const sessions = new Map()
try {
  for (const page of pages) {
    if (chosen && !chosen.includes(page.name)) continue
    try {
      const after = await scaled(page, await pictureOf(values.at, page))
      const before = values.before ? await scaled(page, await pictureOf(values.before, page)) : await keptBefore(page)
      await writePair(page, before ?? after, after)
      console.log(page.name)
    } catch (error) {
      console.log(`${page.name}: ${error.message.split('\n')[0]}`)
      process.exitCode = 1
    }
  }
} finally {
  await close()
}
writeFileSync(join(folder, 'README.md'), tableOf())

async function pictureOf(origin, { path, login, staff, elder, dark, width, follow }) {
  const device = staff && width !== 390 ? desk : phone
  const viewport = staff ? { width: width ?? 1440, height: width === 390 ? 844 : 900 } : phone.viewport
  const items = {
    ...(elder && { 'nethos.elder': 'on' }),
    ...(login && { 'nethos.session': await session(origin, login, it => it.logIn(login)) }),
    ...(staff && { 'nethos.staff': await session(origin, staff, it => it.logInStaff(staff)) }),
  }
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...device,
    viewport,
    deviceScaleFactor: 1,
    baseURL: origin,
    colorScheme: dark ? 'dark' : 'light',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  try {
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'load' })
    if (follow) await page.locator(follow).first().click({ timeout: 20_000 })
    await comeToRest(page)
    await page.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => undefined))))
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

/** The stream of news stays open, and drawings come after the page: at rest is what is there and does not change for three seconds. */
async function comeToRest(page) {
  const look = () =>
    page.evaluate(() => ({
      isWhole:
        !document.querySelector('.splash, [class*="skeleton"]') &&
        document.body.innerText.trim() !== '' &&
        [...document.images].every(one => (one.complete && one.naturalWidth > 0) || one.loading === 'lazy'),
      drawn: document.body.innerHTML.length,
    }))
  const until = Date.now() + 30_000
  for (let before = await look(), calm = 0; calm < 5 && Date.now() < until;) {
    await page.waitForTimeout(600)
    const now = await look()
    calm = now.isWhole && now.drawn === before.drawn ? calm + 1 : 0
    before = now
    if (calm === 5) return
  }
  throw new Error('the page did not come to rest')
}

/** A mobile gets one captcha a minute, so a session is used again. */
function session(origin, who, logIn) {
  const key = `${origin} ${who}`
  if (!sessions.has(key)) sessions.set(key, logIn(sandboxOf(origin)).then(JSON.stringify))
  return sessions.get(key)
}

function widthOf({ staff, width }) {
  return staff && width !== 390 ? 600 : 280
}

function scaled(page, png) {
  return sharp(png)
    .resize({ width: widthOf(page) })
    .png()
    .toBuffer()
}

/** The left half of the pair that stands there. */
async function keptBefore(page) {
  const file = join(folder, `${page.name}.webp`)
  if (!existsSync(file)) return undefined
  const { height } = await sharp(file).metadata()
  return sharp(file)
    .extract({ left: 0, top: 0, width: widthOf(page), height })
    .png()
    .toBuffer()
}

async function writePair(page, before, after) {
  const width = widthOf(page)
  const [{ height: left }, { height: right }] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const pair = sharp({
    create: { width: width * 2 + gap, height: Math.max(left, right), channels: 3, background: '#8a9399' },
  })
  await pair
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: width + gap, top: 0 },
    ])
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, `${page.name}.webp`))
}

function tableOf() {
  const rows = pages.map(({ name, title, path }) => `## ${title}\n\n\`${path}\`\n\n![${title}](${name}.webp)\n`)
  return `# Forty pages, before and after

Left: 2c60039b (2026-11-22, before the look was worked on). Right: now. Made by \`npm run screens\` (its head says how); renewed, never added to.

${rows.join('\n')}`
}
