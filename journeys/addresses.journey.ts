import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, visitedDomains, visitedPaths } from './built-pages.ts'
import { begin, elsewhere, go, lackingWords, logInFirst, notFound } from './in-app.ts'
import { expect, test } from './nethos.ts'
import { patienceFor, samplePatient, samplesOf } from './samples.ts'
import { phoneOf } from './signed-in.ts'

interface Given {
  path: string
  domain: string
  kind: 'page' | 'redirect' | 'layout'
  target?: string
}

const file = join(import.meta.dirname, '../packages/contract/src/routes.given.json')
const given = JSON.parse(readFileSync(file, 'utf8')) as Given[]
/** `/my/consult/:status?` stands for both of its forms. */
const forms = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, -1), path.replace(/\/:\w+\?$/, '')] : [path]
const visited = new Set(visitedPaths().flatMap(forms))

const small = { viewport: { width: 360, height: 640 } }

// Each test opens a phone of its own, and workers have servers of their own: they may share the domains.
test.describe.configure({ mode: 'parallel' })
test.use({ onlyLooks: true })

test('every given address is visited by these journeys', () => {
  expect(given.filter(one => one.kind !== 'redirect' && !visited.has(one.path)).map(one => one.path)).toEqual([])
})

for (const domain of visitedDomains) {
  test(`${domain}: every address opens for guests, or asks to log in`, async ({ nethos }) => {
    const pages = builtPages(await samplesOf(nethos), domain)
    test.setTimeout(patienceFor(pages.length))
    const page = await nethos.patientPage(small)
    const broken: string[] = []
    await begin(page)
    for (const { address, isOwn, guest = [] } of pages) {
      await go(page, elsewhere)
      const shown = await go(page, address, guest)
      const { words } = shown
      const isAsked = words.includes(logInFirst)
      broken.push(...lackingWords(guest, shown).map(one => `${address}: ${one}`))
      if (isAsked !== isOwn || words.includes(notFound)) broken.push(`${address}: ${words}`)
    }
    expect(broken).toEqual([])
  })
}

test('an address of somebody else’s record, or of none, says that there is none', async ({ nethos }) => {
  const page = await phoneOf(nethos, samplePatient, small)
  await begin(page)
  for (const address of [
    '/team/consult/none',
    '/videoPay?consultId=none',
    '/my/pay?consultId=none',
    '/detailUsual?compatId=none',
  ]) {
    expect((await go(page, address)).words, address).toContain('记录不存在')
  }
  expect((await go(page, '/doc/index?docId=none')).words).toMatch(/医生不存在|记录不存在/)
  expect((await go(page, '/no/such/address')).words).toContain(notFound)
})

const plainTargets = given.filter(one => one.kind === 'redirect' && one.target && !/ when |[{?]/.test(one.target))
const targetOf = new Map(plainTargets.map(one => [one.path, one.target!.replace(/ \(chosen.*/, '')]))
/** Where somebody ends, from one old address to the next. */
const endOf = (path: string): string => (targetOf.has(path) ? endOf(targetOf.get(path)!) : path)

test('old addresses lead where the documents say, and take no place in the history', async ({ nethos }) => {
  const { going, unpaid } = await samplesOf(nethos)
  const page = await phoneOf(nethos, samplePatient, small)
  const ways: [from: string, to: string][] = [
    ...plainTargets.map(({ path }): [string, string] => [path.replace(/:\w+/, 'x'), endOf(path)]),
    ['/', '/v4/index'],
    ['/?action=toBookDeptPage&bookDeptId=1&bookHosId=2', '/book/book/expert?bookDeptId=1&bookHosId=2'],
    ['/onlineDoctorCard?docId=d0001', '/doc/index?docId=d0001'],
    [`/waitArrange?consultId=${going}`, `/team/consult/${going}`],
    [`/payResult/${going}?result=success`, `/team/consult/${going}`],
    [`/payResult/${unpaid}?result=fail`, `/videoPay?consultId=${unpaid}`],
    [`/expenseHistory?consultId=${going}`, `/team/consult/${going}`],
    ['/expenseHistory', '/my/pay'],
    ['/famousPage?bookDocId=d0002', '/book/doc/d0002'],
    ['/myBookNumber?orderInfo={"bookSort":3}', '/my/book/school'],
  ]
  const astray: string[] = []
  await begin(page)
  for (const [from, to] of ways) {
    await go(page, elsewhere)
    await go(page, from)
    const here = page.url().replace(nethos.origin, '')
    if (here !== to && here !== to.replace('/my/consult', '/my/consult/all')) astray.push(`${from}: ${here}, not ${to}`)
  }
  expect(astray).toEqual([])
})

test('an old address opened from outside takes no place in the history: back leads out again', async ({ nethos }) => {
  const { going } = await samplesOf(nethos)
  const page = await phoneOf(nethos, samplePatient, small)
  for (const [from, to] of [
    ['/usualPatient', '/my/patient'],
    [`/payResult/${going}?result=success`, `/team/consult/${going}`],
  ] as const) {
    await page.goto('/v2/help')
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await page.goBack()
    await expect(page).toHaveURL('/v2/help')
  }
})

test('who taps again before the first page has come is shown the second', async ({ nethos }) => {
  const page = await nethos.patientPage(small)
  await page.goto('/v4/index')
  await page.evaluate(() => {
    for (const to of ['/doc/index', '/internetRoom']) {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }
  })
  await expect(page.getByRole('heading', { name: '找医生', exact: true })).toBeVisible()
})

test('home and the list of doctors come with what they show first, and do not ask for it again', async ({ nethos }) => {
  const page = await nethos.patientPage()
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api')) asked.push((request.postDataJSON() as { service: string }).service)
  })
  await page.goto('/doc/index')
  await expect(page.getByRole('heading', { name: '热门科室' })).toBeVisible()
  await expect(page.getByRole('link', { name: /沈知远/ }).first()).toBeVisible()
  expect(asked.filter(name => ['nethos.doc.list', 'nethos.system.hotstddept.list'].includes(name))).toEqual([])
  await page.goto('/v4/index')
  await expect(page.getByText('图文咨询').first()).toBeVisible()
  expect(asked).not.toContain('nethos.system.app.pat.index')
})
