import { describe, expect, test } from 'vitest'
import { addDays, dayOf, timeTyped } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aPatient, aPerson, anUpload } from '../consult/testbed.ts'
import { demoDrugRows } from './demo-drugs.ts'
import { aPharmacist, aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const notFound = '00010440 记录不存在'
const answerOf = ({ code, msg }: { code: string; msg: string }) => `${code} ${msg}`.trim()
const hour = 3600
const day = 24 * hour

describe('the list of drugs', async () => {
  const world = await aRenewalWorld(server)
  const find = async (search: string) =>
    (await server.call('nethos.renewal.drug.search', { search }, world.patient.session)).list.map(one => one.drugName)

  test('has three hundred medicines, with a maker, a form and a way to find each', () => {
    const rows = demoDrugRows()
    expect(new Set(rows.map(row => row.drugName)).size).toBeGreaterThanOrEqual(300)
    for (const row of rows) {
      expect(row.manufacturer && row.form && row.specification && row.dose && row.frequency && row.route).toBeTruthy()
      expect(row.pinyin).toMatch(/^[a-z0-9]{2,}$/)
      expect(row.initials).toMatch(/^[a-z0-9]{2,}$/)
    }
    expect(rows.filter(row => row.control !== '').length).toBeGreaterThanOrEqual(10)
  })

  test('is found by name, ingredient, pinyin and initials', async () => {
    expect(await find('氨氯地平')).toContain('苯磺酸氨氯地平片')
    expect(await find('缬沙坦')).toContain('沙库巴曲缬沙坦钠片')
    expect(await find('aqmspian')).toEqual([])
    expect(await find('ersglls')).toEqual([])
    expect(await find('atuofatating')).toContain('阿托伐他汀钙片')
    expect(await find('atftt')).toContain('阿托伐他汀钙片')
    expect((await find('')).length).toBe(20)
  })

  test('says what of it cannot be had here', async () => {
    const { list } = await server.call('nethos.renewal.drug.search', { search: '吗啡' }, world.patient.session)
    expect(list[0]).toMatchObject({ control: 'narcotic', canRenew: false })
    const detail = (drugId: string) => server.call('nethos.renewal.drug.detail', { drugId }, world.patient.session)
    expect((await detail(world.amlodipine)).obj).toMatchObject({
      drugName: '苯磺酸氨氯地平片',
      specification: '5mg×14片',
      ingredients: ['氨氯地平'],
      pregnancy: 'care',
      canRenew: true,
    })
    expect(answerOf(await detail('nothing'))).toBe(notFound)
  })
})

test('departments and doctors are those who may prescribe', async () => {
  const world = await aRenewalWorld(server)
  const { list } = await server.call('nethos.renewal.dept.list', {}, world.patient.session)
  expect(list).toContainEqual({ gbDeptCode: '03.01', gbDeptName: '心血管内科', doctors: expect.any(Number) })
  const doctors = () => server.call('nethos.renewal.doctor.list', { gbDeptCode: '03.01' }, world.patient.session)
  expect((await doctors()).list.map(one => one.docId)).toContain(world.doctor.docId)
  const mine = async () => (await doctors()).list.find(one => one.docId === world.doctor.docId).open
  expect(await mine(), 'nothing is open yet').toEqual([])
  const consultId = await world.applied()
  expect(await mine(), 'one at a time is said before seven pages are filled').toEqual([
    { compatId: world.patient.personId, consultId },
  ])
  await server.db.updateTable('doctor').set({ canPrescribe: false }).where('docId', '=', world.doctor.docId).execute()
  expect((await doctors()).list.map(one => one.docId)).not.toContain(world.doctor.docId)
})

describe('warnings before anything is sent', async () => {
  const world = await aRenewalWorld(server)
  const check = (drugs: string[], fields: object = {}) =>
    server.call(
      'nethos.renewal.drug.check',
      {
        compatId: world.patient.personId,
        drugs: drugs.map(drugId => ({ drugId, packs: 1 })),
        liverFunction: 'normal',
        kidneyFunction: 'normal',
        fertilityPlan: 'none',
        ...fields,
      },
      world.patient.session,
    )

  test('tell of allergies told here and in the health file, of pairs, organs and fertility', async () => {
    const penicillin = await world.drugId('阿莫西林胶囊')
    expect((await check([penicillin])).list.filter(one => one.level !== 'inform')).toEqual([])
    expect((await check([penicillin], { allergyHistory: ['penicillins'] })).list[0]).toMatchObject({
      kind: 'allergy',
      level: 'stop',
    })
    await server.call(
      'nethos.pat.medicalinfo.modify',
      { compatId: world.patient.personId, allergyHistory: '青霉素', allergyClasses: ['penicillins'] },
      world.patient.session,
    )
    const pair = [await world.drugId('华法林钠片'), await world.drugId('布洛芬缓释胶囊')]
    expect(
      (await check(pair, { kidneyFunction: 'abnormal', fertilityPlan: 'pregnant' })).list.map(one => one.kind),
    ).toEqual(expect.arrayContaining(['interaction', 'kidney', 'pregnancy']))
  })

  test('of a pregnancy by its week: from 28 weeks ibuprofen is stopped, without a week it is as it was', async () => {
    const ibuprofen = [await world.drugId('布洛芬缓释胶囊')]
    const pregnancy = async (pregnantFrom?: string) =>
      (await check(ibuprofen, { fertilityPlan: 'pregnant', pregnantFrom })).list.filter(one => one.kind === 'pregnancy')
    expect(await pregnancy()).toMatchObject([{ level: 'warn', sentence: expect.stringContaining('妊娠期避免使用') }])
    const weeksAgo = (weeks: number) => addDays(dayOf(Date.now()), -7 * weeks)
    expect(await pregnancy(weeksAgo(31))).toMatchObject([
      { level: 'stop', sentence: expect.stringContaining('现孕31周') },
    ])
    expect(await pregnancy(weeksAgo(50)), 'nobody is pregnant for fifty weeks').toMatchObject([{ level: 'warn' }])
    expect((await check(ibuprofen, { fertilityPlan: 'pregnant', pregnantFrom: '31' })).msg).toBe('请填写正确的孕周')
  })

  test('are none for what cannot be had: it is refused and named', async () => {
    const morphine = await world.drugId('硫酸吗啡缓释片')
    expect(await check([world.amlodipine, morphine])).toMatchObject({
      code: '02130006',
      msg: '麻醉、精神、毒性、放射性等特殊管理药品不能在线开具，请到线下医院就诊',
      obj: { drugIds: [morphine] },
    })
  })

  test("are refused for another's person, unknown drugs and wrong types", async () => {
    const stranger = await aPatient(server)
    expect(answerOf(await check([world.amlodipine], { compatId: stranger.personId }))).toBe(notFound)
    expect(answerOf(await check(['nothing']))).toBe(notFound)
    expect(answerOf(await check([]))).toBe('00010422 请至少选择一种药品')
    expect(await check([world.amlodipine], { drugs: 'x' })).toMatchObject({ http: 400 })
  })
})

test('what cannot wait in its note stands at the doctor’s consult', async () => {
  const world = await aRenewalWorld(server)
  const { obj } = await world.apply({ note: '刚才突然胸痛，出冷汗' })
  const { redFlags } = await server.db
    .selectFrom('consult')
    .select('redFlags')
    .where('consultId', '=', obj.consultId)
    .executeTakeFirstOrThrow()
  expect(redFlags).toEqual(['chest_pain'])
})

describe('a renewal is refused', async () => {
  const world = await aRenewalWorld(server)
  const asking = async (fields: object) => answerOf(await world.apply(fields))

  test('to a person who is not verified', async () => {
    const compatId = await aPerson(server, world.patient.accountId)
    expect(await asking({ compatId })).toBe('02130001 当前就诊人没有通过实名认证，无法申请续方')
  })

  test('under six without a guardian, and without the guardian there', async () => {
    const child = await aPerson(server, world.patient.accountId, { birthOn: '2023-05-05' })
    const person = server.db.updateTable('person').where('personId', '=', child)
    await person.set({ isRealname: true }).execute()
    expect(await asking({ compatId: child })).toBe('02130004 就诊人未满6岁，为保障就诊人权益，请添加监护人信息。')
    const sealed = Buffer.from('x')
    const guardian = { guardianName: '张大山', guardianRelationship: '父亲', guardianIdCardSealed: sealed }
    await person.set({ ...guardian, guardianMobileSealed: sealed }).execute()
    expect(await asking({ compatId: child })).toBe('02130005 就诊人未满6岁，请确认监护人在场陪同')
    expect(await asking({ compatId: child, guardianPresent: true })).toBe('0')
  })

  test.each(['narcotic', 'psychotropic_1', 'psychotropic_2', 'toxic', 'radioactive', 'special'])(
    'for a drug that is kept apart as %s, neither asked for nor prescribed',
    async control => {
      const other = await aRenewalWorld(server)
      const consultId = await other.applied()
      const drug = server.db.updateTable('drug').where('drugId', '=', other.amlodipine)
      await drug.set({ control }).execute()
      const asked = await other.apply()
      const written = await other.prescribe(consultId)
      await drug.set({ control: '' }).execute()
      expect([asked.code, written.code]).toEqual(['02130006', '04130004'])
    },
  )

  test('for narcotic and psychotropic drugs, whoever asks', async () => {
    for (const name of ['硫酸吗啡缓释片', '盐酸哌甲酯缓释片', '酒石酸唑吡坦片'])
      expect(await asking({ drugs: [{ drugId: await world.drugId(name), packs: 1 }] })).toBe(
        '02130006 麻醉、精神、毒性、放射性等特殊管理药品不能在线开具，请到线下医院就诊',
      )
  })

  test('without a diagnosis that was made before', async () => {
    expect(await asking({ attaIdList: [] })).toBe(
      '00010422 请上传既往诊断证明（病历、处方或检查报告），互联网医院不能首诊',
    )
    expect(await asking({ attaIdList: [await anUpload(server, await aPatient(server))] })).toBe(notFound)
  })

  test('where a rule is broken, in its words', async () => {
    const six = Array.from({ length: 6 }, (_, nth) => ({ drugId: `drug00${nth + 1}1`, packs: 1 }))
    expect(await asking({ drugs: six })).toBe('00010422 一张处方最多5种药品')
    expect(await asking({ drugs: [six[0], six[0]] })).toBe('00010422 同一种药品请勿重复添加')
    expect(await asking({ drugs: [{ drugId: world.amlodipine, packs: 13 }] })).toBe('00010422 每种药品最多12盒')
    expect(await asking({ consulterWeight: '' })).toBe('00010422 请填写体重')
    expect(await asking({ consulterWeight: '301' })).toBe('00010422 请填写正确的体重（1-300Kg）')
    expect(await asking({ liverFunction: undefined })).toBe('00010422 请选择肝功能情况')
    expect(await asking({ illnessName: '' })).toBe('00010422 疾病名称不能为空')
    expect(await asking({ wants: 'delivery' })).toBe('02130007 请选择收货地址')
    expect(await asking({ docId: 'nobody' })).toBe('02130003 这位医生还没有开通线上续方')
    expect((await world.apply({ drugs: 7 })).http).toBe(400)
  })

  test('a second time with the same doctor; the refusal leads to the first', async () => {
    const consultId = await world.applied()
    expect(await world.apply()).toMatchObject({ code: '02130002', obj: { consultId } })
  })
})

describe('the way of a renewal', () => {
  test('leads from doctor and pharmacist to the bill, the money and the window', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied()
    expect(await world.detail(consultId)).toMatchObject({
      status: 'applied',
      statusLabel: '待医生审核',
      consulterWeight: '62.5',
      asked: [{ drugName: '苯磺酸氨氯地平片', packs: 2 }],
      prescribed: [],
      events: ['withdraw'],
      proof: [{ type: 'picture', url: expect.stringContaining('/files/') }],
    })
    const queue = async (tab: string) =>
      (await world.desk('staff.renewal.list', { tab })).list.map(one => one.consultId)
    expect(await queue('new')).toEqual([consultId])
    const { obj: seen } = await world.desk('staff.renewal.detail', { consultId })
    expect(seen).toMatchObject({
      events: ['prescribe', 'ask_second', 'refuse'],
      record: { pastHistory: '', allergyHistory: '' },
      basis: { egfr: null, contradictions: [] },
    })
    expect((await world.prescribe(consultId)).obj).toMatchObject({ status: 'reviewing' })
    // The patient sees nothing of it before a second person has looked.
    expect(await world.detail(consultId)).toMatchObject({ status: 'reviewing', prescribed: [], prescriptionId: '' })
    expect(answerOf(await world.prescribe(consultId))).toBe('04130001 当前续方不在医生审核中')

    const pharmacy = async (tab: string) =>
      (await world.desk('staff.prescription.list', { tab, pageSize: 50 }, world.pharmacist.session)).list.map(
        one => one.consultId,
      )
    expect(await pharmacy('review')).toContain(consultId)
    expect(answerOf(await world.review(consultId, { isApproved: false }))).toBe('00010422 退回原因不能为空')
    expect((await world.review(consultId, { isApproved: false, reason: '请写明天数' })).obj.status).toBe('returned')
    expect((await world.desk('staff.renewal.detail', { consultId })).obj).toMatchObject({ returnReason: '请写明天数' })
    await world.prescribe(consultId, { drugs: [{ ...world.line(), days: 14, packs: 1 }] })
    expect((await world.review(consultId)).obj).toMatchObject({ status: 'unpaid' })
    expect(answerOf(await world.review(consultId))).toBe('04130005 当前处方不在药师审核中')

    const billed = await world.detail(consultId)
    expect(billed).toMatchObject({
      status: 'unpaid',
      totalFee: 2180,
      diagnosis: '高血压2级',
      prescribed: [{ days: 14, dose: '5mg', packs: 1 }],
      events: ['withdraw', 'pay'],
      payUntil: billed.approvedAt + 3 * day * 1000,
    })
    expect(await world.consultOf(consultId)).toMatchObject({ status: 'unpaid', feeCents: 2180 })
    await world.pay(consultId)
    expect(await world.detail(consultId)).toMatchObject({ status: 'paid', statusLabel: '配药中', events: [] })
    expect(await world.consultOf(consultId)).toMatchObject({ status: 'going' })
    const hand = (service: string, fields: object = {}) =>
      world.desk(`staff.prescription.${service}`, { consultId, ...fields }, world.pharmacist.session)
    expect(answerOf(await hand('send', { carrier: '顺丰', trackingNo: 'SF1234567' }))).toBe(
      '04130007 当前处方不在配药环节',
    )
    expect((await hand('lay.out')).obj.status).toBe('ready')
    expect((await hand('hand.over')).obj.status).toBe('finished')
    expect(await world.consultOf(consultId)).toMatchObject({ status: 'unreviewed' })
    const books = await server.db
      .selectFrom('ledger')
      .select(['book', 'amountCents'])
      .where('payNo', 'in', server.db.selectFrom('payment').select('payNo').where('bizId', '=', consultId))
      .execute()
    expect(books).toContainEqual({ book: 'earned', amountCents: -2180 })
    const { list: messages } = await server.call(
      'nethos.system.messagebox.moduletype.list',
      { moduleType: 'renewal' },
      world.patient.session,
    )
    expect(messages.map(one => one.title)).toEqual(
      expect.arrayContaining(['药品已配好，请来取药', '处方已审核通过，请缴费']),
    )
  })

  test('brings the parcel home, and the patient says that it came', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.paid({ wants: 'delivery', addressId: await world.address() })
    expect(await world.detail(consultId)).toMatchObject({
      deliveryCents: 800,
      totalFee: 5160,
      delivery: { receiver: '张秀英', mobile: '138****0009', address: '浙江省杭州市西湖区文三路1号', carrier: '' },
    })
    const receive = () => server.call('nethos.renewal.receive', { consultId }, world.patient.session)
    expect(answerOf(await receive())).toBe('02130009 这次续方现在不能确认收货')
    const send = (fields: object) =>
      world.desk('staff.prescription.send', { consultId, ...fields }, world.pharmacist.session)
    expect(answerOf(await send({ carrier: '', trackingNo: 'SF1234567' }))).toBe('00010422 快递公司不能为空')
    expect(answerOf(await send({ carrier: '顺丰', trackingNo: '?' }))).toBe('00010422 快递单号格式不正确')
    expect((await send({ carrier: '顺丰', trackingNo: 'SF1234567' })).obj.status).toBe('sent')
    expect(await world.detail(consultId)).toMatchObject({
      delivery: { carrier: '顺丰', trackingNo: 'SF1234567' },
      events: ['receive'],
    })
    expect((await receive()).code).toBe('0')
    expect(await world.rowOf(consultId)).toMatchObject({ status: 'finished' })
  })

  test('ends where the doctor says no, with his reason', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied()
    const refuse = (reason: string) => world.desk('staff.renewal.refuse', { consultId, reason })
    expect(answerOf(await refuse(''))).toBe('00010422 未开具的原因不能为空')
    expect((await refuse('血压控制不佳，请到门诊调整用药')).obj.status).toBe('refused')
    expect(answerOf(await refuse('再说一次'))).toBe('04130002 当前续方已无法拒绝')
    expect(await world.detail(consultId)).toMatchObject({
      statusLabel: '医生未开具',
      endReason: '血压控制不佳，请到门诊调整用药',
      refundAtWindow: false,
    })
    expect(await world.consultOf(consultId)).toMatchObject({ status: 'cancelled' })
    expect((await world.apply()).code).toBe('0')
  })

  test('ends where the patient withdraws, until it is paid', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.billed()
    const cancel = (session = world.patient.session) => server.call('nethos.renewal.cancel', { consultId }, session)
    expect(answerOf(await cancel((await aPatient(server)).session))).toBe(notFound)
    expect((await cancel()).code).toBe('0')
    expect(answerOf(await cancel())).toBe('02130008 这个续方申请已经不能取消')
    expect(await world.consultOf(consultId)).toMatchObject({ status: 'cancelled' })
    const pay = await server.call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT' }, world.patient.session)
    expect(pay.code).not.toBe('0')
  })

  test('called off after the payment waits for the window, and is refunded when the window has paid', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.paid()
    const callOff = () =>
      world.desk('staff.prescription.call.off', { consultId, reason: '药品缺货' }, world.pharmacist.session)
    expect((await callOff()).obj.status).toBe('refund_due')
    expect(answerOf(await callOff())).toBe('04130008 当前续方已无法取消')
    expect(await world.detail(consultId)).toMatchObject({ refundAtWindow: true, endReason: '药品缺货' })
    const refund = await server.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.payNo', 'refund.payNo')
      .selectAll('refund')
      .where('bizId', '=', consultId)
      .executeTakeFirstOrThrow()
    expect(refund).toMatchObject({ state: 'failed', amountCents: 4360 })
    await server.advance(11 * 60)
    expect((await world.rowOf(consultId)).status).toBe('refund_due')
    const { staffId } = await server.db
      .insertInto('staff')
      .values({ login: `o${consultId}`, passwordHash: '', name: '周敏', role: 'operator', createdAt: new Date() })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    const operator = await server.sessionOf({ staffId })
    expect(
      (await world.desk('staff.refund.settle', { refundNo: refund.refundNo, note: '窗口已退' }, operator)).code,
    ).toBe('0')
    await server.advance(11 * 60)
    expect((await world.rowOf(consultId)).status).toBe('refunded')
  })
})

describe('two persons', () => {
  test('are wanted: who has signed cannot review, whatever his role has become', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied()
    await world.prescribe(consultId)
    await server.db
      .updateTable('staff')
      .set({ role: 'pharmacist' })
      .where('staffId', '=', world.doctor.staffId)
      .execute()
    const session = await server.sessionOf({ staffId: world.doctor.staffId })
    expect(answerOf(await world.desk('staff.prescription.review', { consultId, isApproved: true }, session))).toBe(
      '04130006 开方与审方须由两人完成，您不能审核自己开具的处方',
    )
    await expect(
      server.db
        .updateTable('prescription')
        .set({ pharmacistStaffId: world.doctor.staffId, approvedAt: new Date() })
        .where('consultId', '=', consultId)
        .execute(),
    ).rejects.toThrow('prescription_two_persons')
  })

  test('each see only what is theirs', async () => {
    const world = await aRenewalWorld(server)
    const other = await aRenewalWorld(server)
    const consultId = await world.applied()
    for (const service of ['staff.renewal.detail', 'staff.renewal.refuse', 'staff.renewal.prescribe'])
      expect(answerOf(await other.desk(service, { consultId, reason: '不', ...other.written }))).toBe(notFound)
    const pharmacist = await aPharmacist(server)
    expect(answerOf(await world.desk('staff.prescription.detail', { consultId }, pharmacist.session))).toBe(notFound)
    expect((await world.desk('staff.prescription.list', { tab: 'review' })).code).toBe('00010441')
    expect((await world.desk('staff.renewal.list', { tab: 'new' }, pharmacist.session)).code).toBe('00010441')
  })

  test('leave a line of each look and each deed', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied()
    await world.desk('staff.renewal.detail', { consultId })
    await world.prescribe(consultId)
    await world.desk('staff.prescription.detail', { consultId }, world.pharmacist.session)
    await world.review(consultId)
    const lines = await server.db
      .selectFrom('audit')
      .select(['action', 'actorRole'])
      .where('recordId', '=', consultId)
      .where('actorKind', '=', 'staff')
      .orderBy('auditId')
      .execute()
    expect(lines).toEqual([
      { action: 'renewal.read', actorRole: 'doctor' },
      { action: 'renewal.prescribe', actorRole: 'doctor' },
      { action: 'prescription.read', actorRole: 'pharmacist' },
      { action: 'prescription.review', actorRole: 'pharmacist' },
    ])
  })
})

type Warned = { key: string; level: string; sentence: string }

describe('what a doctor writes', async () => {
  const world = await aRenewalWorld(server)
  const lineOf = async (name: string, more: object) => ({ ...world.line(await world.drugId(name)), ...more })

  test('is checked while it is written, at signing and kept: a warning wants its reason', async () => {
    const consultId = await world.applied({ illnessName: '心房颤动' })
    const both = [
      await lineOf('华法林钠片', { amount: 2.5, packs: 1, days: 28 }),
      await lineOf('布洛芬缓释胶囊', { amount: 0.3, unit: 'g', frequency: 'bid', days: 10, packs: 1 }),
    ]
    const checked = await world.desk('staff.renewal.prescription.check', { consultId, drugs: both })
    const warn = (checked.obj.warnings as Warned[]).find(one => one.level === 'warn')
    expect(warn).toMatchObject({ kind: 'interaction', sentence: expect.stringContaining('出血') })
    expect(checked.obj.basis.illnesses).toEqual(['房颤'])
    const refused = await world.prescribe(consultId, { drugs: both })
    expect(answerOf(refused)).toBe('04130003 处方存在用药警示，请填写坚持用药的理由')
    const overrides = (refused.obj.warnings as Warned[]).map(one => ({
      key: one.key,
      reason: '短期使用，三天后复查INR',
    }))
    expect((await world.prescribe(consultId, { drugs: both, overrides })).code).toBe('0')
    const { obj } = await world.desk('staff.prescription.detail', { consultId }, world.pharmacist.session)
    expect(obj.warnings).toContainEqual(expect.objectContaining({ key: warn?.key, reason: '短期使用，三天后复查INR' }))
    await world.review(consultId)
    // The patient reads what speaks against his prescription, not what spoke against his question.
    const seen = await world.detail(consultId)
    expect((seen.warnings as Warned[]).map(one => one.sentence)).toContain(warn?.sentence)
  })

  test('is what the patient is warned of: nothing of what was only asked for', async () => {
    const other = await aRenewalWorld(server)
    const asked = [await other.drugId('华法林钠片'), await other.drugId('布洛芬缓释胶囊')]
    const consultId = await other.applied({ drugs: asked.map(drugId => ({ drugId, packs: 1 })) })
    const sentences = async () =>
      ((await other.detail(consultId)).warnings as Warned[]).map(one => one.sentence).join(' ')
    expect(await sentences()).toMatch(/华法林|布洛芬/)
    expect((await other.prescribe(consultId)).code).toBe('0')
    await other.review(consultId)
    expect(await other.detail(consultId)).toMatchObject({ prescribed: [{ drugName: '苯磺酸氨氯地平片' }] })
    expect(await sentences()).not.toMatch(/华法林|布洛芬/)
  })

  test('is not signed where it would poison: methotrexate daily', async () => {
    const other = await aRenewalWorld(server)
    const consultId = await other.applied()
    const daily = { ...other.line(await other.drugId('甲氨蝶呤片')), amount: 75, frequency: 'tid', packs: 1 }
    const refused = await other.prescribe(consultId, { drugs: [daily] })
    expect(answerOf(refused)).toBe('04130009 处方存在禁止开具的问题，请修改后再签名')
    expect(refused.obj.warnings).toContainEqual(
      expect.objectContaining({ kind: 'dose', level: 'stop', sentence: expect.stringContaining('每周') }),
    )
    const key = refused.obj.warnings[0].key
    const forced = await other.prescribe(consultId, { drugs: [daily], overrides: [{ key, reason: '坚持' }] })
    expect(answerOf(forced)).toBe('04130009 处方存在禁止开具的问题，请修改后再签名')
    expect((await other.rowOf(consultId)).status).toBe('applied')
  })

  test('is measured out in a unit of its form, and read to four decimals', async () => {
    const other = await aRenewalWorld(server)
    const consultId = await other.applied()
    const tablets = other.line(await other.drugId('甲氨蝶呤片'))
    const wrong = async (changed: object) =>
      answerOf(await other.prescribe(consultId, { drugs: [{ ...tablets, frequency: 'qd', packs: 1, ...changed }] }))
    for (const unit of ['滴', '适量', '贴'])
      expect(await wrong({ amount: 1, unit })).toBe(
        `04130025 甲氨蝶呤片不以“${unit}”计量，用量单位请选择mg、g、μg、单位、片`,
      )
    expect(await wrong({ amount: 10.12345, unit: 'mg' })).toBe('00010422 单次用量最多4位小数')
    const onSkin = await wrong({ amount: 10, unit: 'mg', route: '外用' })
    expect(onSkin).toBe('04130009 处方存在禁止开具的问题，请修改后再签名')
  })

  test('only with the proof looked at, and for more than seven days with the reason', async () => {
    const other = await aRenewalWorld(server)
    const consultId = await other.applied()
    const wrong = async (fields: object) => answerOf(await other.prescribe(consultId, fields))
    for (const proof of [undefined, '', 'none'])
      expect(await wrong({ proof })).toBe('00010422 请核对复诊凭证，并选择核对的是哪一种')
    expect(await wrong({ longReason: '' })).toBe('04130028 用药超过7天，请选择延长用量的理由')
    const long = { ...other.line(), packs: 6, days: 31 }
    expect(await wrong({ longReason: 'special', drugs: [long] })).toBe(
      '04130028 “行动不便、路途遥远等特殊情况”最多开具30天用量',
    )
    expect((await other.prescribe(consultId, { proof: 'certificate' })).code).toBe('0')
    const stored = await server.db
      .selectFrom('prescription')
      .select(['proofKind', 'longReason', 'companion', 'guardianPresent'])
      .where('consultId', '=', consultId)
      .executeTakeFirst()
    expect(stored).toEqual({ proofKind: 'certificate', longReason: 'chronic', companion: '', guardianPresent: false })
    const detail = (await other.desk('staff.renewal.detail', { consultId })).obj
    expect(detail.conditions).toMatchObject({ proof: 'certificate', longReason: 'chronic' })
    const files = "delete from attachment_use where record_type = 'renewal' and record_id = $1"
    await expect(server.pool.query(files, [consultId])).rejects.toThrow('is kept for 15 years')
  })

  test('for a child under six only with guardian and a doctor of the field beside it, asked again when it is signed', async () => {
    const other = await aRenewalWorld(server)
    const child = await aPerson(server, other.patient.accountId, { birthOn: '2023-05-05' })
    const sealed = server.runtime.sealer.sealText('x', 'person.guardian')
    await server.db
      .updateTable('person')
      .set({
        isRealname: true,
        guardianName: '张大山',
        guardianRelationship: '父亲',
        guardianIdCardSealed: sealed,
        guardianMobileSealed: sealed,
      })
      .where('personId', '=', child)
      .execute()
    const drugs = [{ drugId: await other.drugId('氯雷他定片'), packs: 1 }]
    const consultId = await other.applied({ compatId: child, guardianPresent: true, consulterWeight: '15', drugs })
    const written = { drugs: [{ ...other.line(drugs[0]!.drugId), packs: 1, days: 3 }], longReason: '' }
    const signed = async (fields: object) => answerOf(await other.prescribe(consultId, { ...written, ...fields }))
    expect(await signed({})).toBe('04130029 就诊人未满6岁，请确认监护人在场陪同')
    expect(await signed({ guardianPresent: true })).toBe(
      '04130029 就诊人未满6岁，请填写陪伴患儿的相关专业医师（姓名和单位）',
    )
    expect(await signed({ guardianPresent: true, companion: '王医生，社区卫生服务中心儿科' })).not.toContain('04130029')
  })

  test('counts the illness of a code that is chosen, whatever it is called', async () => {
    const other = await aRenewalWorld(server)
    const consultId = await other.applied()
    const propranolol = other.line(await other.drugId('盐酸普萘洛尔片'))
    const drugs = [{ ...propranolol, amount: 10, unit: 'mg', frequency: 'tid', packs: 1 }]
    const found = await other.prescribe(consultId, { drugs, diagnosis: '待核对', diagnosisCodes: ['J46'] })
    expect(found.obj.warnings).toContainEqual(expect.objectContaining({ kind: 'disease' }))
  })

  test('says of what is taken when needed how often a day at most, and is held against that', async () => {
    const other = await aRenewalWorld(server)
    const consultId = await other.applied({ illnessName: '支气管哮喘' })
    const spray = other.line(await other.drugId('硫酸沙丁胺醇吸入气雾剂'))
    const needed = { ...spray, amount: 200, unit: 'μg', frequency: 'prn', route: '吸入', packs: 1 }
    const signed = (mostADay?: number) => other.prescribe(consultId, { drugs: [{ ...needed, mostADay }] })
    expect(answerOf(await signed())).toBe('00010422 必要时使用的药品，请填写每日最多使用次数')
    expect(answerOf(await signed(0))).toBe('00010422 必要时使用的药品，请填写每日最多使用次数')
    const tooOften = await signed(20)
    expect(answerOf(tooOften)).toBe('04130009 处方存在禁止开具的问题，请修改后再签名')
    expect((tooOften.obj.warnings as Warned[])[0]!.sentence).toContain('超过吸入每日最大剂量0.8mg（5.0倍）')
    expect((await signed(4)).code).toBe('0')
    await other.review(consultId)
    const { prescribed } = await other.detail(consultId)
    expect(prescribed).toMatchObject([{ dose: '200μg', frequency: '必要时（每日最多4次）' }])
  })

  test('is nothing that is controlled', async () => {
    const other = await aRenewalWorld(server)
    const consultId = await other.applied()
    const morphine = other.line(await other.drugId('硫酸吗啡缓释片'))
    expect(answerOf(await other.prescribe(consultId, { drugs: [morphine] }))).toBe(
      '04130004 麻醉、精神、毒性、放射性等特殊管理药品不能在线开具',
    )
  })

  test('is approved only by who has looked at everything', async () => {
    const other = await aRenewalWorld(server)
    const consultId = await other.applied()
    await other.prescribe(consultId)
    for (const looked of [[], ['age', 'weight', 'organs', 'allergy']])
      expect(answerOf(await other.review(consultId, { isApproved: true, looked }))).toBe(
        '04130011 请先逐项核对年龄、体重、肝肾功能、过敏史和医生的理由',
      )
    expect((await other.review(consultId)).obj.status).toBe('unpaid')
  })

  test('waits for an allergy that is told here and there differently', async () => {
    const other = await aRenewalWorld(server)
    const file = { compatId: other.patient.personId, allergyHistory: '青霉素皮疹', allergyClasses: ['penicillins'] }
    const consultId = await other.applied()
    await server.call('nethos.pat.medicalinfo.modify', file, other.patient.session)
    expect(answerOf(await other.prescribe(consultId))).toBe('04130010 本次所述过敏史与健康档案不一致，请先与患者核实')
    const facts = { creatinine: null, hasContraception: false, isAllergySettled: true }
    expect((await other.prescribe(consultId, { facts })).code).toBe('0')
  })

  test('is asked for only with the allergies of the health file', async () => {
    const other = await aRenewalWorld(server)
    const file = { compatId: other.patient.personId, allergyHistory: '青霉素皮疹', allergyClasses: ['penicillins'] }
    await server.call('nethos.pat.medicalinfo.modify', file, other.patient.session)
    expect(answerOf(await other.apply())).toBe(
      '02130012 您本次填写的过敏史与健康档案不一致，请核对：没有变化请按健康档案填写，已经变化请先修改健康档案',
    )
    expect((await other.apply({ allergyHistory: ['penicillins'] })).code).toBe('0')
  })
})

describe('the clock', () => {
  test('ends what the doctor leaves for two days, and what is not paid in three', async () => {
    const world = await aRenewalWorld(server)
    const late = await world.applied()
    await server.advance(2 * day)
    expect(await world.rowOf(late)).toMatchObject({ status: 'cancelled', endReason: '医院未在规定时间内完成审核' })
    const unpaid = await world.billed()
    await server.advance(3 * day)
    expect(await world.rowOf(unpaid)).toMatchObject({ status: 'expired', dueAt: null })
    expect(await world.consultOf(unpaid)).toMatchObject({ status: 'cancelled' })
  })

  test('takes a parcel for received after ten days, and puts back what nobody fetched', async () => {
    const world = await aRenewalWorld(server)
    const parcel = await world.paid({ wants: 'delivery', addressId: await world.address() })
    const sent = { consultId: parcel, carrier: '顺丰', trackingNo: 'SF1234567' }
    await world.desk('staff.prescription.send', sent, world.pharmacist.session)
    await server.advance(10 * day)
    expect((await world.rowOf(parcel)).status).toBe('finished')
    const left = await world.paid()
    await world.desk('staff.prescription.lay.out', { consultId: left }, world.pharmacist.session)
    await server.advance(7 * day)
    expect(await world.rowOf(left)).toMatchObject({ status: 'refund_due', endReason: '药品7天未取，已退回药房' })
  })
})

describe('the hospital’s order', () => {
  test('lists the lines, is opened once and can be asked after', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied()
    const api = (name: string, session = world.patient.session) =>
      server.call(name, { consultId, jzkh: '1', hosid: 'h1', allProject: '[]', ysdm: 'x' }, session)
    expect((await api('zheer.yygh.ApiJyjcService.querykdxmForConsult')).list).toEqual([])
    expect(answerOf(await api('zheer.yygh.ApiJyjcService.openDrugForConsult'))).toBe(
      '02130010 处方尚未审核通过，暂不能开单',
    )
    expect(answerOf(await api('zheer.yygh.ApiJyjcService.queryOrderByConsultId'))).toBe(
      '02130010 处方尚未审核通过，暂不能开单',
    )
    await world.prescribe(consultId)
    await world.review(consultId)
    expect((await api('zheer.yygh.ApiJyjcService.querykdxmForConsult')).list).toEqual([
      { itemId: world.amlodipine, itemName: '苯磺酸氨氯地平片 5mg×14片', price: 2180, group: '药品费', packs: 2 },
    ])
    const [first, again] = [
      await api('zheer.yygh.ApiJyjcService.openDrugForConsult'),
      await api('zheer.yygh.ApiJyjcService.openDrugForConsult'),
    ]
    expect(first.obj).toMatchObject({ totalFee: 4360, zflsh: expect.stringMatching(/^Z\d+$/) })
    expect(again.obj).toEqual(first.obj)
    expect((await api('zheer.yygh.ApiJyjcService.queryOrderByConsultId')).obj).toMatchObject({
      ...first.obj,
      status: 'unpaid',
      statusLabel: '待缴费',
    })
    const stranger = (await aPatient(server)).session
    for (const name of [
      'zheer.yygh.ApiJyjcService.querykdxmForConsult',
      'zheer.yygh.ApiJyjcService.openDrugForConsult',
      'zheer.yygh.ApiJyjcService.queryOrderByConsultId',
    ])
      expect(answerOf(await api(name, stranger))).toBe(notFound)
  })
})

describe('medication', () => {
  test('is what was paid, and reminds at the chosen times until it is used up', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.paid()
    const list = async (isCurrent: boolean) =>
      (
        await server.call(
          'nethos.medication.list',
          { compatId: world.patient.personId, isCurrent },
          world.patient.session,
        )
      ).list
    const [current] = await list(true)
    expect(current).toMatchObject({ isCurrent: true, times: [], drugs: [{ drugName: '苯磺酸氨氯地平片' }] })
    const { prescriptionId } = current
    const remind = (times: unknown, session = world.patient.session) =>
      server.call('nethos.medication.remind', { prescriptionId, times }, session)
    expect(answerOf(await remind(['8:00']))).toBe('00010422 请选择提醒时间')
    expect(answerOf(await remind(['08:00'], (await aPatient(server)).session))).toBe(notFound)
    expect((await remind(['20:00', '08:00'])).code).toBe('0')
    await world.desk('staff.prescription.lay.out', { consultId }, world.pharmacist.session)
    expect((await world.desk('staff.prescription.hand.over', { consultId }, world.pharmacist.session)).code).toBe('0')
    const notices = async () =>
      (await server.db.selectFrom('message').select(['content']).where('recordId', '=', prescriptionId).execute()).map(
        one => one.content,
      )
    // Once daily is once, whatever times there are beside.
    const tomorrow = addDays(dayOf(server.runtime.clock.now()), 1)
    for (const time of ['08:00', '20:00'])
      await server.advance(Math.ceil((timeTyped(`${tomorrow}T${time}`) - server.runtime.clock.now()) / 1000))
    expect(await notices()).toEqual([
      '张秀英现在该用：苯磺酸氨氯地平片 5mg。请按处方用药，用后点开标记“已服用”。如有不适，请及时到线下医院就诊。',
    ])
    await server.advance(28 * day)
    expect(await list(true)).toEqual([])
    expect(await list(false)).toMatchObject([{ prescriptionId, isCurrent: false }])
    const row = await server.db
      .selectFrom('prescription')
      .select('remindAt')
      .where('prescriptionId', '=', prescriptionId)
      .executeTakeFirstOrThrow()
    expect(row.remindAt).toBeNull()
    expect((await world.rowOf(consultId)).status).toBe('finished')
  })

  test('counts from when it is in the hands, and reminds of nothing that has not come', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.paid({ wants: 'delivery', addressId: await world.address() })
    const list = async () =>
      (
        await server.call(
          'nethos.medication.list',
          { compatId: world.patient.personId, isCurrent: true },
          world.patient.session,
        )
      ).list
    const [onItsWay] = await list()
    expect(onItsWay).toMatchObject({ isReceived: false, isCurrent: true })
    const { prescriptionId } = onItsWay
    await server.call('nethos.medication.remind', { prescriptionId, times: ['08:00', '20:00'] }, world.patient.session)
    const notices = async () =>
      (await server.db.selectFrom('message').select('content').where('recordId', '=', prescriptionId).execute()).length
    await world.desk(
      'staff.prescription.send',
      { consultId, carrier: '顺丰', trackingNo: 'SF1234567' },
      world.pharmacist.session,
    )
    await server.advance(3 * day)
    expect(await notices()).toBe(0)
    await server.call('nethos.renewal.receive', { consultId }, world.patient.session)
    const received = server.runtime.clock.now()
    const [inHands] = await list()
    expect(inHands).toMatchObject({ isReceived: true })
    expect(Math.abs(inHands.startedAt - received)).toBeLessThan(60_000)
    expect(Math.abs(inHands.endsAt - received - 28 * day * 1000)).toBeLessThan(60_000)
    const tomorrow = addDays(dayOf(received), 1)
    await server.advance(Math.ceil((timeTyped(`${tomorrow}T08:00`) - received) / 1000))
    expect(await notices()).toBeGreaterThan(0)
  })

  test('counts against the next renewal, which asks whether enough of the same is left', async () => {
    const world = await aRenewalWorld(server)
    await world.paid()
    const check = async (drugId: string) =>
      (
        await server.call(
          'nethos.renewal.drug.check',
          {
            compatId: world.patient.personId,
            drugs: [{ drugId, packs: 1 }],
            liverFunction: 'normal',
            kidneyFunction: 'normal',
            fertilityPlan: 'none',
          },
          world.patient.session,
        )
      ).list
    expect((await check(world.amlodipine)).filter(one => one.level !== 'inform')).toMatchObject([
      { kind: 'duplicate', sentence: expect.stringContaining('请确认不是重复开药') },
    ])
    expect(await check(await world.drugId('辛伐他汀片'))).toContainEqual(
      expect.objectContaining({ kind: 'interaction', sentence: expect.stringContaining('氨氯地平') }),
    )
  })
})
