import { sandboxOf } from '../journeys/sandbox.ts'
import { openHospital } from './hospital.ts'
import { aConsultOf } from './pages.ts'
import lighthouse from 'lighthouse'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { openBrowser } from '../journeys/browser.ts'
import { keepInBrowser } from './kept-in-browser.ts'
import { writeFileSync } from 'node:fs'
const hospital = await openHospital()
try {
  const session = await sandboxOf(hospital.origin).logIn('13800000001')
  const consultId = await aConsultOf(hospital.origin, session)
  const kept = { 'nethos.session': JSON.stringify(session) }
  const times = Number(process.argv[2] ?? 3)
  for (let i = 0; i < times; i++) {
    const port = await freePort()
    const { close } = await openBrowser([`--remote-debugging-port=${port}`])
    try {
      await keepInBrowser(port, hospital.origin, kept)
      const r = await lighthouse(`${hospital.origin}/team/consult/${consultId}`, { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' })
      const a = r!.lhr.audits
      console.log(r!.lhr.categories.performance!.score, ...['first-contentful-paint','largest-contentful-paint','speed-index','total-blocking-time','cumulative-layout-shift'].map(k => `${k} ${Math.round(a[k]!.numericValue!)} (${a[k]!.score})`))
      if (i === 0) writeFileSync('/tmp/lh/out.json', JSON.stringify(r!.lhr))
    } finally { await close() }
  }
} finally { await hospital.stop() }
