// npm run look -- /v4/index [--elder] [--dark] [--full] [--width 360] [--height 780] [--login 13800000001] [--staff doctor1]
//                 [--at http://127.0.0.1:8080] [--wait 300] [--out page.png]
// Takes a picture of a page of a running server, for people to look at, and prints the troubles of its console.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { desk, openBrowser, phone } from '../journeys/browser.ts'
import { sandboxOf } from '../journeys/sandbox.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'http://127.0.0.1:8080' },
    dark: { type: 'boolean', default: false },
    elder: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    height: { type: 'string' },
    login: { type: 'string' },
    out: { type: 'string', default: 'page.png' },
    staff: { type: 'string' },
    wait: { type: 'string', default: '300' },
    width: { type: 'string' },
  },
})
const [path = '/'] = positionals
const device = values.staff || path.startsWith('/workbench') ? desk : phone
const viewport = {
  width: Number(values.width ?? device.viewport.width),
  height: Number(values.height ?? device.viewport.height),
}

/** What the apps keep in the browser. */
async function kept() {
  const sandbox = sandboxOf(values.at)
  const items = {}
  if (values.elder) items['nethos.elder'] = 'on'
  if (values.login) items['nethos.session'] = await remembered(values.login, () => sandbox.logIn(values.login))
  if (values.staff) items['nethos.staff'] = await remembered(values.staff, () => sandbox.logInStaff(values.staff))
  return Object.entries(items).map(([name, value]) => ({ name, value }))
}

/** A mobile gets one captcha a minute, so a session is used again for a day. */
async function remembered(who, logIn) {
  const started = (await (await fetch(`${values.at}/config.json`)).json()).signKey.slice(0, 8)
  const file = join(tmpdir(), `nethos-look-${started}-${who}.json`)
  if (!existsSync(file) || Date.now() - statSync(file).mtimeMs > 86_400_000) {
    writeFileSync(file, JSON.stringify(await logIn()), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

if (!(await fetch(`${values.at}/readyz`).catch(() => undefined))?.ok) {
  console.error(`No server is ready at ${values.at}: npm start, or say where with --at.`)
  process.exit(1)
}
const { browser, close } = await openBrowser()
try {
  const context = await browser.newContext({
    ...device,
    viewport,
    baseURL: values.at,
    colorScheme: values.dark ? 'dark' : 'light',
    storageState: { cookies: [], origins: [{ origin: values.at, localStorage: await kept() }] },
  })
  const page = await context.newPage()
  page.on(
    'console',
    message => ['error', 'warning'].includes(message.type()) && console.log(`${message.type()}: ${message.text()}`),
  )
  page.on('pageerror', error => console.log(`error: ${error.message}`))
  page.on('response', answer => answer.status() >= 400 && console.log(`${answer.status()} ${answer.url()}`))
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
  await page.waitForTimeout(Number(values.wait))
  await page.screenshot({ path: values.out, fullPage: values.full })
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > Math.min(innerWidth, screen.width))
  if (isTooWide) console.log('The page is wider than the screen.')
  console.log(`${values.out}  ${page.url()}  ${await page.title()}`)
} finally {
  await close()
}
