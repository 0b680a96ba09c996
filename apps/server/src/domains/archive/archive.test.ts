import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aGrantAbout } from '../grants/grants.samples.ts'
import { aMobile, aRegistered, type Registered } from '../account/account.samples.ts'
import { aConsult } from '../consult/consult.samples.ts'
import { aDoctor, anUpload } from '../consult/testbed.ts'
import { aQuestionnaire } from '../questionnaire/questionnaire.samples.ts'

const server = await openTestServer()
const { call, db } = server
const day = 24 * 3600

async function ask({ mobile, session }: Registered, changes: object = {}) {
  await server.advance(61)
  const { obj } = await call('nethos.system.captcha.pat.archive', {}, session)
  const { code } = await server.lastSms(mobile, obj.cid)
  return call('nethos.pat.archive.ask', { cid: obj.cid, captcha: code, ...changes }, session)
}
const listOf = async (session: Session) => (await call('nethos.pat.archive.list', {}, session)).list
async function readyOne(owner: Registered) {
  expect(await ask(owner)).toMatchObject({ code: '0', obj: { archiveId: expect.any(String) } })
  await server.runner.idle()
  return (await listOf(owner.session))[0]
}
async function opened(url: string): Promise<Record<string, Uint8Array>> {
  const response = await server.get(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}
const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name]!)

/** An upload whose bytes lie in the store. */
async function aStoredFile(accountId: string, words: string): Promise<string> {
  const attaId = await anUpload(server, { accountId })
  const { storageKey } = await db
    .selectFrom('attachment')
    .select('storageKey')
    .where('attaId', '=', attaId)
    .executeTakeFirstOrThrow()
  await server.runtime.files.put(storageKey, Buffer.from(words))
  return attaId
}

let doctor: Awaited<ReturnType<typeof aDoctor>>
beforeAll(async () => void (doctor = await aDoctor(server)))

async function somebody(words: string) {
  const owner = await aRegistered(server)
  const personId = owner.reply.obj.pat.selfCompatId as string
  const now = server.runtime.clock.now()
  const consultId = await aConsult(db, {
    accountId: owner.accountId,
    personId,
    docId: doctor.docId,
    now,
    content: words,
  })
  const attaId = await aStoredFile(owner.accountId, `picture of ${words}`)
  const use = { attaId, recordType: 'consult', recordId: consultId }
  await db.insertInto('attachmentUse').values(use).execute()
  return { ...owner, personId, consultId, attaId }
}

describe('an archive of my data', () => {
  test('holds my consult and my file, to be read by people and by programs, and nothing of another account', async () => {
    const [owner, other] = [await somebody('胸口发闷<b>三天'), await somebody('别人的秘密')]
    await call('nethos.pat.medicalinfo.modify', { pastHistory: '高血压十年' }, owner.session)
    const archive = await readyOne(owner)
    expect(archive).toMatchObject({
      status: 'ready',
      byteSize: expect.any(Number),
      url: expect.stringMatching(/^\/files\//),
    })
    const files = await opened(archive.url)

    const page = textOf(files, 'index.html')
    expect(page).toContain('胸口发闷&lt;b&gt;三天')
    expect(page).toContain('高血压十年')
    expect(page).toContain(owner.mobile)
    const consults = JSON.parse(textOf(files, 'data/consults.json'))
    expect(consults).toMatchObject([{ consultId: owner.consultId, content: '胸口发闷<b>三天', docName: '陈志远' }])
    expect(Object.keys(files).filter(name => name.startsWith('data/'))).toHaveLength(25)
    const [picture] = Object.keys(files).filter(name => name.startsWith('files/'))
    expect(picture).toContain(owner.attaId)
    expect(textOf(files, picture!)).toBe('picture of 胸口发闷<b>三天')
    expect(page).toContain(`href="${encodeURI(picture!)}"`)

    const whole = Object.values(files)
      .map(bytes => strFromU8(bytes))
      .join('\n')
    for (const secret of ['别人的秘密', other.accountId, other.consultId, other.attaId, other.mobile, other.personId])
      expect(whole).not.toContain(secret)
  })

  test('holds nothing of a person who has taken back his say', async () => {
    const owner = await somebody('自己的咨询')
    const now = server.runtime.clock.now()
    const { grantId, managedId } = await aGrantAbout(server, owner.accountId, aMobile(), 'given')
    const about = { accountId: owner.accountId, docId: doctor.docId, now }
    const consultId = await aConsult(db, { ...about, personId: managedId, content: '父亲的病情' })
    const attaId = await aStoredFile(owner.accountId, 'picture of the father')
    const assignmentId = await aQuestionnaire(server, { accountId: owner.accountId, personId: managedId })
    const answered = await aStoredFile(owner.accountId, 'wound of the father')
    await db
      .insertInto('attachmentUse')
      .values([
        { attaId, recordType: 'consult', recordId: consultId },
        { attaId: answered, recordType: 'questionnaire', recordId: assignmentId },
      ])
      .execute()
    await db
      .updateTable('personGrant')
      .set({ status: 'revoked', endedAt: new Date(now), endedBy: 'person', dueAt: null })
      .where('grantId', '=', grantId)
      .execute()
    const files = await opened((await readyOne(owner)).url)
    const whole = Object.entries(files)
      .map(([name, bytes]) => name + strFromU8(bytes))
      .join('\n')
    expect(whole).toContain('自己的咨询')
    for (const secret of ['父亲的病情', consultId, attaId, managedId, 'picture of the father', 'wound of the father'])
      expect(whole).not.toContain(secret)
  })

  test("is another's 记录不存在, and nobody else's list names it", async () => {
    const [owner, stranger] = [await somebody('一'), await somebody('二')]
    const { url } = await readyOne(owner)
    const attaId = /files\/([^?]+)/.exec(url)![1]!
    const strangers = (await readyOne(stranger)).url
    const response = await server.get(strangers.replace(/files\/[^?]+/, `files/${attaId}`))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ msg: '记录不存在' })
    expect((await server.get(`/files/${attaId}`)).status).toBe(404)
    expect(JSON.stringify(await listOf(stranger.session))).not.toContain(attaId)
  })

  test('expires after seven days: the bytes are gone, and a new one may be asked for', async () => {
    const owner = await somebody('旧资料')
    const { url } = await readyOne(owner)
    const attaId = /files\/([^?]+)/.exec(url)![1]!
    const row = () => db.selectFrom('attachment').select('storageKey').where('attaId', '=', attaId).executeTakeFirst()
    const { storageKey } = (await row())!
    await server.advance(6 * day)
    const later = await server.sessionOf({ accountId: owner.accountId })
    expect((await listOf(later))[0]).toMatchObject({ status: 'ready' })
    await server.advance(day + 60)
    await server.runner.idle()
    const again = { ...owner, session: await server.sessionOf({ accountId: owner.accountId }) }
    expect((await listOf(again.session))[0]).toMatchObject({ status: 'expired', url: '', byteSize: 0 })
    expect(await row()).toBeUndefined()
    await expect(server.runtime.files.get(storageKey)).rejects.toThrow('No such file')
    expect(await readyOne(again)).toMatchObject({ status: 'ready' })
  })

  test('is refused without the right captcha, without a login, and a second time on a day', async () => {
    const owner = await somebody('三')
    expect(await ask(owner, { captcha: '0000x' })).toMatchObject({ code: '00010422', msg: '验证码不正确' })
    expect(await ask(owner, { cid: 'none' })).toMatchObject({ msg: '验证码不正确' })
    expect(await listOf(owner.session)).toEqual([])
    expect((await call('nethos.pat.archive.list', {})).http).toBe(401)
    // To a morning: both requests fall on one day.
    const now = server.runtime.clock.now()
    await server.advance(Math.ceil((startOfDay(addDays(dayOf(now), 1)) - now) / 1000) + 8 * 3600)
    const fresh = { ...owner, session: await server.sessionOf({ accountId: owner.accountId }) }
    await readyOne(fresh)
    expect(await ask(fresh)).toMatchObject({ code: '01020905', msg: '每天只能导出一次，请明天再来' })
    const lines = await db
      .selectFrom('audit')
      .select('action')
      .where('accountId', '=', owner.accountId)
      .where('action', '=', 'account.archive.ask')
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('that is not built in half an hour is given up, and may be asked for again on the same day', async () => {
    const owner = await somebody('四')
    const askedAt = new Date(server.runtime.clock.now())
    const dueAt = new Date(askedAt.getTime() + 1_800_000)
    await db.insertInto('dataArchive').values({ accountId: owner.accountId, status: 'asked', askedAt, dueAt }).execute()
    expect(await ask(owner)).toMatchObject({ code: '01020904', msg: '您的资料正在整理，请稍候' })
    await server.advance(1800)
    expect((await listOf(owner.session))[0]).toMatchObject({ status: 'failed', url: '' })
    expect(await readyOne(owner)).toMatchObject({ status: 'ready' })
  })
})
