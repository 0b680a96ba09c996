import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { homeServices } from '@nethos/contract/home/home.services.ts'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { aDoctor } from '../domains/doctors/doctors.samples.ts'
import { serverOn } from '../testing/server.ts'
import { testDatabase } from '../testing/test-database.ts'

const root = await mkdtemp(join(tmpdir(), 'nethos-page-'))
await writeFile(join(root, 'index.html'), '<html><head><!--config--></head><body></body></html>')
await writeFile(join(root, 'pages.json'), '{"/book/doc/:id":["/assets/ask-ahead-1.js","/assets/doctor.js"]}')
afterAll(() => rm(root, { recursive: true, force: true }))
const server = await serverOn(await testDatabase(), {}, { roots: { patient: root, workbench: root } })

interface Answer {
  service: string
  sent: object
  reply: object
}

async function answersIn(address: string): Promise<Answer[]> {
  const page = await (await server.get(address)).text()
  const block = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(page)?.[1]
  return block ? (JSON.parse(block) as Answer[]) : []
}

test('the list of doctors is served with its first answers inside, as they would have come over the wire', async () => {
  for (const docName of ['沈知远', '何清禾']) await aDoctor(server.db, { docName })
  const answers = await answersIn('/doc/index')
  expect(answers.map(one => one.service)).toEqual([
    doctorServices.listHotDepartments.name,
    doctorServices.listDoctors.name,
  ])
  for (const { service, sent, reply } of answers) {
    const { http: _, headers: __, ...asked } = await server.call(service, sent)
    expect(reply).toEqual(asked)
    if (service === doctorServices.listDoctors.name) expect(asked.list).toHaveLength(2)
  }
})

test('a doctor of its own, or a filter, makes the page ask for something else', async () => {
  expect(await answersIn('/doc/index?docId=d0001')).toEqual([])
  expect(await answersIn('/doc/index?deptCode=03')).toEqual([])
})

test('the home page asks the same whatever stands behind its path', async () => {
  for (const address of ['/v4/index', '/v4/index?channel=poster'])
    expect((await answersIn(address)).map(one => one.service)).toContain(homeServices.homePage.name)
})

test('where one books begins with the hospitals', async () => {
  const [hospitals] = await answersIn('/book?compatId=p1')
  expect(hospitals).toMatchObject({ service: bindingServices.listCampuses.name, reply: { code: '0' } })
})

test('what asks ahead runs as soon as it is there; the other scripts of the page are only fetched', async () => {
  const page = await (await server.get('/book/doc/h1.101.D0001')).text()
  expect(page).toContain('<script async fetchpriority="high" src="/assets/ask-ahead-1.js"></script>')
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/doctor.js">')
})

test('an id that looks like the name of a file is still a page; what is no page and no file is not found', async () => {
  expect((await server.get('/book/doc/h1.101.D0001')).status).toBe(200)
  expect((await server.get('/nothing.png')).status).toBe(404)
  expect((await server.get('/doc/index')).status).toBe(200)
})
