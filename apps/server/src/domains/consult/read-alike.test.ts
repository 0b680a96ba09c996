import { describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { knownOfConsult } from '@nethos/contract/triage/known-words.ts'
import { triageWith } from '@nethos/contract/triage/triage.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aPerson } from './testbed.ts'

const server = await openTestServer()
const triage = triageWith(builtIn)
const day = 86_400_000

const sentences = [
  '体温38.1',
  '发烧38.5，精神不好',
  '血压165/110',
  '头磕了一下',
  '摔了一跤，有点头晕',
  '今天吐了两次',
  '肚子痛，有点出血',
  '腿肿了一条，走路疼',
  '伤口红肿，体温38.6',
  '吃奶少了，一直睡',
  '呼吸一分钟62次',
  '心率170',
  '大便有点黑',
  '嗓子疼两天',
  '想问问饮食要注意什么',
]

interface Somebody {
  /** Age in days; left out: a grown-up. */
  days?: number
  /** What he asks with. */
  content: string
  /** What he has written a moment ago. */
  before?: string
}
const people: Readonly<Record<string, Somebody>> = {
  'a newborn of 12 days': { days: 12, content: '想问喂养' },
  'a baby of 80 days': { days: 80, content: '想问喂养' },
  'an infant of seven months': { days: 214, content: '想问辅食' },
  'somebody pregnant, who says so when she asks': { content: '孕34周，想问饮食' },
  'somebody pregnant, who says so in the talk': { content: '想问饮食', before: '我现在怀孕34周了' },
  'somebody with an anticoagulant': { content: '想问饮食', before: '我一直在吃华法林' },
  'somebody after an operation': { content: '上周刚做完髋关节置换手术，想问饮食' },
  'nobody in particular': { content: '想问饮食' },
}

type Call = Awaited<ReturnType<typeof aConsultWorld>>['patient']
const detailOf = async (consultId: string, { session }: Call) =>
  (await server.call('nethos.consult.info.detail', { consultId }, session)).obj
/** The flags in a comparable order, and without what was found before. */
const fresh = (flags: readonly string[], before: readonly string[] = []) =>
  flags.filter(flag => !before.includes(flag)).toSorted()

async function aPersonOf({ days }: Somebody, { accountId, personId }: Call): Promise<string> {
  if (days === undefined) return personId
  const child = await aPerson(server, accountId, { birthOn: dayOf(server.runtime.clock.now() - days * day) })
  const { sealer } = server.runtime
  const guardian = {
    guardianName: '张秀英',
    guardianRelationship: 'parents',
    guardianIdCardSealed: sealer.sealText('110105199003080021', 'person.guardian_id_card'),
    guardianMobileSealed: sealer.sealText('13800000009', 'person.guardian_mobile'),
  }
  await server.db.updateTable('person').set(guardian).where('personId', '=', child).execute()
  return child
}

/** The words of the wire as the page has them. */
const asPageHas = (detail: any) =>
  knownOfConsult(
    detail.consult,
    detail.messageList.map((one: any) => ({ ...one, saidAt: one.showTime })),
    server.runtime.clock.now(),
  )

describe.each(Object.entries(people))('%s', (_name, somebody) => {
  test('is read on the page of the talk as on the server', async () => {
    let differs = 0
    for (const sentence of sentences) {
      const world = await aConsultWorld(server)
      const { patient } = world
      const personId = await aPersonOf(somebody, patient)
      const consultId = await world.consult({ content: somebody.content, personId })
      const say = (replyContent: string) =>
        server.call('nethos.consult.info.reply', { consultId, replyContent }, patient.session)
      if (somebody.before) expect((await say(somebody.before)).code).toBe('0')
      const before = await detailOf(consultId, patient)
      const onPage = triage.knowing(asPageHas(before))(sentence)
      expect((await say(sentence)).code).toBe('0')
      const after = await detailOf(consultId, patient)
      expect(fresh(after.consult.redFlags, before.consult.redFlags), sentence).toEqual(
        fresh(onPage, before.consult.redFlags),
      )
      if (fresh(onPage).join() !== fresh(triage(sentence)).join()) differs++
    }
    // Who somebody is makes a difference at all, else nothing is proven.
    if (somebody !== people['nobody in particular']) expect(differs).toBeGreaterThan(0)
  })

  test('is read on the page that asks as on the server', async () => {
    for (const sentence of sentences) {
      const world = await aConsultWorld(server, { priceCents: 0 })
      const { patient, doctor } = world
      const personId = await aPersonOf(somebody, patient)
      const { list } = await server.call('nethos.pat.compat.list', {}, patient.session)
      const { ageWords } = list.find((one: any) => one.compatId === personId)
      const consultContent = `${somebody.content}。${sentence}`
      const { obj } = await server.call(
        'nethos.consult.info.docpic.issue.v2',
        { docId: doctor.docId, compatId: personId, consultContent },
        patient.session,
      )
      const { consult } = await detailOf(obj.consultId, patient)
      expect(fresh(consult.redFlags), sentence).toEqual(fresh(triage.knowing([ageWords])(consultContent)))
    }
  })
})
