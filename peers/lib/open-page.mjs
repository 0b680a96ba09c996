// A patient's phone on which a consult is open while something happens to the hospital: nobody touches it, and nobody loads it anew.
import { randomUUID } from 'node:crypto'
import { openBrowser, phone } from '../../journeys/browser.ts'
import { build } from '../../scripts/built.mjs'
import { wireClient } from '../../apps/server/src/testing/client.ts'
import { atEnd } from './at-end.mjs'
import { anyWord } from './hospital.mjs'
import { ask } from './postgres.mjs'
import { until } from './programs.mjs'

/** The pages as they are served; built once, before the servers start. */
export const buildPages = () => build()

/** The consult of this patient (hospital.mjs) on a phone, drawn; `say`: another phone of his writes there, and this one is to show it. */
export async function openConsult({ origin, ownerUrl, patient, channelKey }) {
  const consultId = await goingOf(ownerUrl, patient)
  const { browser, close } = await openBrowser()
  atEnd(close)
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  await context.addInitScript(session => {
    localStorage.setItem('nethos.session', session)
  }, JSON.stringify(patient.session))
  await context.addInitScript(watchSentences)
  const page = await context.newPage()
  let loaded = 0
  page.on('domcontentloaded', () => (loaded += 1))
  await page.goto(`${origin}/team/consult/${consultId}`)
  await page.getByRole('log').waitFor({ timeout: 60_000 })
  const client = wireClient({ origin, channelKey, now: () => Date.now() })
  const shows = words => page.getByRole('log').getByText(words).count()
  return {
    page,
    shows,
    /** Written elsewhere, as often as it takes; answers the words. */
    async say() {
      const words = `从另一台手机说：${anyWord()}`
      const sendId = randomUUID().replaceAll('-', '').slice(0, 24)
      await until(
        'another phone is answered',
        async () => {
          const sent = { consultId, sendId, replyContent: words }
          return (await client.call('nethos.consult.info.reply', sent, patient.session)).code === '0'
        },
        { seconds: 120, everyMs: 300 },
      )
      return words
    },
    /** Writes on the page itself; answers the words. */
    async write() {
      const words = `在页面上说：${anyWord()}`
      await page.locator('.composer textarea').fill(words)
      await page.getByRole('button', { name: '发送' }).click()
      return words
    },
    /** What has stood there since this was asked last: each sentence of trouble, and how many at once. */
    async sentences() {
      return page.evaluate(() => {
        const { seen, most } = window.sentences
        window.sentences = { seen: [], most: 0 }
        return { seen, most }
      })
    },
    /** How often the document was loaded, the first time included. */
    loaded: () => loaded,
  }
}

async function goingOf(url, { consultIds }) {
  // Who was made for measuring has a number that does not open: the page's shell shows it masked.
  await ask(
    url,
    `update account set mobile_sealed = (select mobile_sealed from account where mobile_sealed <> 'sealed' limit 1)
     where account_id = (select account_id from consult where consult_id = $1)`,
    [consultIds[0]],
  )
  const [{ consult_id: consultId }] = await ask(
    url,
    `select consult_id from consult where consult_id = any($1) and status = 'going' limit 1`,
    [consultIds],
  )
  return consultId
}

/** Runs in the page: what a patient reads of trouble, wherever it stands. Of when it is does not make it another sentence. */
function watchSentences() {
  window.sentences = { seen: [], most: 0 }
  const look = () => {
    const shown = [...document.querySelectorAll('.line-bar span, .toast, [role=alert]')]
      .filter(one => one.getClientRects().length > 0)
      .map(one => one.textContent.trim().replaceAll(/\d+/g, 'N'))
      .filter(Boolean)
    const now = [...new Set(shown)]
    window.sentences.most = Math.max(window.sentences.most, now.length)
    for (const one of now) if (!window.sentences.seen.includes(one)) window.sentences.seen.push(one)
  }
  const watch = () =>
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  if (document.documentElement) watch()
  else document.addEventListener('DOMContentLoaded', watch)
}
