import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aHospital } from '../doctors/doctors.samples.ts'
import { aClinicDepartment, aClinicDoctor, aSession, type SampleSession } from './clinics.samples.ts'

const server = await openTestServer()
const { call, db } = server
const hour = 3_600_000
/** Eight in the morning: today's afternoon is still to come. */
const morning = (at: number) => new Date(`${dayOf(at)}T08:00:00+08:00`).getTime()
let now = 0
let sessions: Record<'free' | 'full' | 'stopped' | 'upcoming' | 'today' | 'anybody', SampleSession>

const missing = { http: 200, code: '00010440', msg: '记录不存在' }
const unread = { http: 400 }

beforeAll(async () => {
  const ahead = morning(server.runtime.clock.now() + 24 * hour) - server.runtime.clock.now()
  await server.advance(Math.ceil(ahead / 1000))
  now = server.runtime.clock.now()
  await aHospital(db, { hosId: 'h1', hosName: '宁禾一院', address: '长堤路166号', phone: '0000-1', position: 1 })
  await aHospital(db, { hosId: 'h2', hosName: '宁禾妇儿', position: 2 })
  await db
    .insertInto('campus')
    .values({ campusId: 'c11', hosId: 'h1', campusName: '东湖院区', address: '东湖路1号', wayThere: '地铁2号线' })
    .execute()
  const place = { hosId: 'h1', pinyin: 'neike', initials: 'nk' }
  await aClinicDepartment(db, { ...place, deptCode: 'k1', deptName: '内科', position: 1 })
  await aClinicDepartment(db, {
    deptCode: 'k2',
    deptName: '心血管内科',
    parentId: 'h1.k1',
    pinyin: 'xinxueguanneike',
    initials: 'xxgnk',
    introduction: '看高血压、冠心病。',
    place: '门诊楼3层',
    position: 2,
  })
  await aClinicDepartment(db, { deptCode: 'k3', deptName: '眼科', pinyin: 'yanke', initials: 'yk', position: 3 })
  await aClinicDepartment(db, { deptCode: 'k4', deptName: '旧科', isActive: false })
  await aClinicDepartment(db, { hosId: 'h2', deptCode: 'k1', deptName: '产科', pinyin: 'chanke', initials: 'ck' })
  const deptId = 'h1.k2'
  const of = { deptId, pinyin: 'shenzhiyuan', initials: 'szy', skill: '高血压的长期管理' }
  const full = await aClinicDoctor(db, { ...of, doctorCode: 'shen', position: 1 })
  await aClinicDoctor(db, {
    deptId,
    doctorCode: 'lin',
    doctorName: '林晓',
    title: '主治医师',
    isExpert: false,
    pinyin: 'linxiao',
    initials: 'lx',
    position: 2,
  })
  await aClinicDoctor(db, { deptId, doctorCode: 'gone', doctorName: '已离职', isActive: false })
  const shen = { deptId, clinicDoctorId: full, kind: 'expert', feeCents: 5000, now } as const
  sessions = {
    free: await aSession(db, { ...shen, inDays: 3, numbers: ['elsewhere', 'open', 'open'] }),
    full: await aSession(db, { ...shen, inDays: 1, numbers: ['elsewhere', 'cooling'] }),
    stopped: await aSession(db, { ...shen, inDays: 2, isStopped: true, stopReason: '医生外出会议' }),
    upcoming: await aSession(db, { ...shen, inDays: 14, releaseAt: new Date(now + hour), releaseBy: 'draw' }),
    today: await aSession(db, { deptId, clinicDoctorId: 'h1.lin', inDays: 0, period: 'pm', now }),
    anybody: await aSession(db, { deptId, inDays: 1, period: 'pm', feeCents: 1000, now }),
  }
  await aSession(db, { ...shen, inDays: 15 })
  await aSession(db, { ...shen, inDays: -1 })
})

const list = async (service: string, sent: object = {}) => {
  const reply = await call(service, sent)
  expect(reply).toMatchObject({ http: 200, code: '0' })
  return reply.list as any[]
}

describe('a doctor’s sessions', () => {
  test('from today to the fourteenth day after it, each with its state, fee and how many are left', async () => {
    const rows = await list('nethos.book.doc.scheme.list', { bookDocId: 'h1.shen', schemeType: 'expert' })
    expect(rows.map(row => [row.schemeDate, row.slotState, row.left])).toEqual([
      [sessions.full.onDay, 'full', 0],
      [sessions.stopped.onDay, 'stopped', 3],
      [sessions.free.onDay, 'bookable', 2],
      [sessions.upcoming.onDay, 'upcoming', 3],
    ])
    expect(rows[2]).toMatchObject({
      bookSchemeId: sessions.free.sessionId,
      schemeAmpm: 'am',
      bookFee: 5000,
      schemeType: 'expert',
      bookDeptId: 'h1.k2',
      deptName: '心血管内科',
      bookHosId: 'h1',
      hosName: '宁禾一院',
      bookDocId: 'h1.shen',
      docName: '沈知远',
      docTitle: '主任医师',
      registeType: 1,
      numTime: '08:10',
    })
    expect(rows[1].stopReason).toBe('医生外出会议')
    // Marked for a draw, which is not announced yet.
    expect(rows[3]).toMatchObject({ releaseBy: 'draw', hasDraw: false, releaseAt: now + hour })
  })

  test('of one kind or of one department alone; of nobody there are none', async () => {
    const ofShen = { bookDocId: 'h1.shen' }
    expect(await list('nethos.book.doc.scheme.list', { ...ofShen, schemeType: 'ordinary' })).toEqual([])
    expect(await list('nethos.book.doc.scheme.list', { ...ofShen, bookDeptId: 'h1.k3' })).toEqual([])
    expect(await list('nethos.book.doc.expert.scheme.list', ofShen)).toHaveLength(4)
    expect(await list('nethos.book.doc.expert.scheme.list', { bookDocId: 'h1.lin' })).toEqual([])
    expect(await list('nethos.book.doc.scheme.list', { bookDocId: 'nobody' })).toEqual([])
    expect(await call('nethos.book.doc.scheme.list', { bookDocId: 'h1.shen', schemeType: 'vip' })).toMatchObject(unread)
  })

  test('ordinary ones of a department and those below it, today’s as registrations of the day', async () => {
    const rows = await list('nethos.book.doc.normal.scheme.list', { bookDeptId: 'h1.k1' })
    expect(rows.map(row => [row.docName, row.registeType, row.slotState])).toEqual([
      ['林晓', 2, 'bookable'],
      ['', 1, 'bookable'],
    ])
    expect(await call('nethos.book.doc.normal.scheme.list', {})).toMatchObject(unread)
  })
})

describe('numbers', () => {
  const numbers = (sessionId: string) => list('nethos.book.num.list', { bookSchemeId: sessionId })

  test('are listed in their order with time and state', async () => {
    const [first] = sessions.free.numberIds
    expect(await numbers(sessions.free.sessionId)).toEqual([
      { bookNumId: first, numNo: 1, numTime: '08:00', slotState: 'full' },
      { bookNumId: sessions.free.numberIds[1], numNo: 2, numTime: '08:10', slotState: 'bookable' },
      { bookNumId: sessions.free.numberIds[2], numNo: 3, numTime: '08:20', slotState: 'bookable' },
    ])
  })

  test('one that was given back does not say when it can be had again', async () => {
    expect((await numbers(sessions.full.sessionId)).map(one => one.slotState)).toEqual(['full', 'full'])
  })

  test('of a session that is stopped or not released yet none can be had', async () => {
    expect(new Set((await numbers(sessions.stopped.sessionId)).map(one => one.slotState))).toEqual(new Set(['stopped']))
    expect(new Set((await numbers(sessions.upcoming.sessionId)).map(one => one.slotState))).toEqual(
      new Set(['upcoming']),
    )
  })

  test('of a session without numbers there are none, of no session there is nothing', async () => {
    const { sessionId } = await aSession(db, { deptId: 'h1.k3', inDays: 30, numbers: [], now })
    expect(await numbers(sessionId)).toEqual([])
    expect(await call('nethos.book.num.list', { bookSchemeId: 'none' })).toMatchObject(missing)
    expect(await call('nethos.book.num.list', { bookSchemeId: 7 })).toMatchObject(unread)
  })
})

describe('departments', () => {
  const tree = (sent: object) => list('nethos.book.dept.list.scheme.state', sent)

  test('stand in two levels; one is as good as the best below it', async () => {
    const rows = await tree({ bookHosId: 'h1', registerType: 1 })
    expect(rows.map(row => [row.bookDeptId, row.deptCode, row.deptName, row.slotState])).toEqual([
      ['h1.k1', 'k1', '内科', 'bookable'],
      ['h1.k3', 'k3', '眼科', 'none'],
    ])
    expect(rows[0].nextDay).toBe(sessions.anybody.onDay)
    expect(rows[0].subDeptList).toMatchObject([{ bookDeptId: 'h1.k2', deptName: '心血管内科', slotState: 'bookable' }])
  })

  test('of today when it is about today; a campus leads to its hospital', async () => {
    const rows = await tree({ bookHosId: 'c11', registerType: 2 })
    expect(rows[0]).toMatchObject({ slotState: 'bookable', nextDay: sessions.today.onDay })
    expect(await tree({ bookHosId: 'h9' })).toEqual([])
    expect(await call('nethos.book.dept.list.scheme.state', {})).toMatchObject(unread)
    expect(await call('nethos.book.dept.list.scheme.state', { bookHosId: 'h1', registerType: 3 })).toMatchObject(unread)
  })

  test('one says its state, whether others stand below it, and the state of its days', async () => {
    const { obj } = await call('nethos.book.dept.sub.state.get', { bookDeptId: 'h1.k1' })
    expect(obj).toMatchObject({ bookDeptId: 'h1.k1', deptName: '内科', hasSub: true, slotState: 'bookable' })
    expect(obj.days).toEqual([
      { schemeDate: sessions.today.onDay, slotState: 'bookable' },
      { schemeDate: sessions.full.onDay, slotState: 'bookable' },
      { schemeDate: sessions.stopped.onDay, slotState: 'stopped' },
      { schemeDate: sessions.free.onDay, slotState: 'bookable' },
      { schemeDate: sessions.upcoming.onDay, slotState: 'upcoming' },
    ])
    const { obj: eyes } = await call('nethos.book.dept.sub.state.get', { bookDeptId: 'h1.k3' })
    expect(eyes).toMatchObject({ hasSub: false, slotState: 'none', days: [] })
    for (const bookDeptId of ['h1.k4', 'none'])
      expect(await call('nethos.book.dept.sub.state.get', { bookDeptId })).toMatchObject(missing)
  })

  test('one is introduced, found by the hospital’s code, and described by its name', async () => {
    expect((await call('nethos.book.dept.info', { bookDeptId: 'h1.k2' })).obj).toEqual({
      bookDeptId: 'h1.k2',
      deptName: '心血管内科',
      deptAvatar: '',
      deptIntro: '看高血压、冠心病。',
      place: '门诊楼3层',
      bookHosId: 'h1',
      hosName: '宁禾一院',
    })
    expect(await call('nethos.book.dept.info', { bookDeptId: 'h1.k4' })).toMatchObject(missing)
    const byCode = (sent: object) => call('nethos.book.dept.getbyhis', sent)
    expect((await byCode({ bookHosId: 'c11', hisDeptCode: 'k2' })).obj).toEqual({
      bookDeptId: 'h1.k2',
      deptName: '心血管内科',
    })
    expect(await byCode({ bookHosId: 'h2', hisDeptCode: 'k2' })).toMatchObject(missing)
    expect(await byCode({ bookHosId: 'h1' })).toMatchObject(unread)
    const text = (sent: object) => call('nethos.system.information.dept', sent)
    expect((await text({ deptName: '心血管内科' })).obj).toEqual({
      newId: 'h1.k2',
      title: '心血管内科',
      content: '看高血压、冠心病。',
    })
    expect(await text({ deptName: '心血管内科', deptCode: 'k9' })).toMatchObject(missing)
    expect((await text({})).msg).toBe('科室名称不能为空')
  })

  test('a hospital or a campus says where it is and how one gets there', async () => {
    const info = (bookHosId: string) => call('nethos.book.hos.info', { bookHosId })
    expect((await info('h1')).obj).toMatchObject({ bookHosId: 'h1', platHosId: 'h1', hosName: '宁禾一院' })
    expect((await info('c11')).obj).toEqual({
      bookHosId: 'c11',
      platHosId: 'h1',
      hosName: '宁禾一院东湖院区',
      address: '东湖路1号',
      phone: '',
      notice: '地铁2号线',
    })
    expect(await info('h9')).toMatchObject(missing)
  })
})

describe('doctors', () => {
  test('of a department with their state and the next number, who can be had first', async () => {
    const rows = await list('nethos.book.doc.list.scheme.state', { bookDeptId: 'h1.k1' })
    expect(rows.map(row => [row.docName, row.slotState])).toEqual([
      ['沈知远', 'bookable'],
      ['林晓', 'bookable'],
    ])
    expect(rows[0].next).toEqual({
      bookSchemeId: sessions.free.sessionId,
      schemeDate: sessions.free.onDay,
      schemeAmpm: 'am',
      numTime: '08:10',
    })
    expect(rows[0]).toMatchObject({ bookFee: 5000, releaseAt: now + hour, deptName: '心血管内科' })
    expect(rows[1].next).toMatchObject({ schemeDate: sessions.today.onDay, numTime: '13:30' })
    expect(await list('nethos.book.doc.list.scheme.state', { bookDeptId: 'h1.k3' })).toEqual([])
  })

  test('without a session there is nothing next', async () => {
    await aClinicDoctor(db, { deptId: 'h1.k3', doctorCode: 'idle', doctorName: '闲云' })
    const [idle] = await list('nethos.book.doc.list.scheme.state', { bookDeptId: 'h1.k3' })
    expect(idle).toMatchObject({ docName: '闲云', slotState: 'none', bookFee: null, next: null, releaseAt: null })
  })

  test('experts of a hospital or a department', async () => {
    const names = async (sent: object) => (await list('nethos.book.expert.doc.list', sent)).map(row => row.docName)
    expect(await names({ bookDeptId: 'h1.k1' })).toEqual(['沈知远'])
    expect(await names({ bookHosId: 'c11' })).toEqual(['沈知远', '闲云'])
    expect(await names({ bookHosId: 'h2' })).toEqual([])
  })

  test('page by page', async () => {
    const first = await call('nethos.book.doc.list.v2', { bookHosId: 'h1', pageNum: 1, pageSize: 2 })
    expect(first.list).toHaveLength(2)
    expect(first.paginator).toMatchObject({ pageNum: 1, pageSize: 2, hasNextPage: true })
    const { list: rest, paginator } = await call('nethos.book.doc.list.v2', {
      bookHosId: 'h1',
      pageNum: 2,
      pageSize: 2,
    })
    expect(rest.map((row: { docName: string }) => row.docName)).toEqual(['林晓'])
    expect(paginator.hasNextPage).toBe(false)
  })

  test('of a day: their sessions by period, the department’s own among them', async () => {
    const tomorrow = addDays(dayOf(now), 1)
    const rows = await list('nethos.book.doc.list.scheme.list', { bookDeptId: 'h1.k1', date: tomorrow })
    expect(rows.map(row => [row.bookDocId, row.schemes.map((one: { slotState: string }) => one.slotState)])).toEqual([
      ['h1.shen', ['full']],
      ['', ['bookable']],
    ])
    expect(rows[0].schemes[0]).toMatchObject({ bookSchemeId: sessions.full.sessionId, schemeAmpm: 'am', bookFee: 5000 })
    expect(await list('nethos.book.doc.list.tom.scheme.list', { bookDeptId: 'h1.k2' })).toEqual(rows)
    const today = await list('nethos.book.doc.list.scheme.list', { bookHosId: 'c11' })
    expect(today.map(row => row.docName)).toEqual(['林晓'])
    for (const sent of [{ bookDeptId: 'h1.k1', date: addDays(dayOf(now), 15) }, {}])
      expect(await list('nethos.book.doc.list.scheme.list', sent)).toEqual([])
    const wrong = { bookDeptId: 'h1.k1', date: '2026-02-30' }
    expect((await call('nethos.book.doc.list.scheme.list', wrong)).msg).toBe('日期格式不正确')
  })

  test('a number whose time has gone by is no number of today', async () => {
    const { sessionId } = await aSession(db, { deptId: 'h1.k3', inDays: 0, period: 'am', now })
    const left = async () =>
      (await list('nethos.book.doc.list.scheme.list', { bookDeptId: 'h1.k3' }))[0].schemes.map(
        (one: { left: number }) => one.left,
      )
    expect(await left()).toEqual([2])
    const { list: numbers } = await call('nethos.book.num.list', { bookSchemeId: sessionId })
    expect(numbers.map((one: { slotState: string }) => one.slotState)).toEqual(['full', 'bookable', 'bookable'])
  })

  test('one says who he is, and that he can be asked online only while he can', async () => {
    const { obj } = await call('nethos.book.doc.info', { bookDocId: 'h1.shen' })
    expect(obj).toMatchObject({
      bookDocId: 'h1.shen',
      docName: '沈知远',
      docId: '',
      isExpert: true,
      hosName: '宁禾一院',
    })
    for (const bookDocId of ['h1.gone', 'none'])
      expect(await call('nethos.book.doc.info', { bookDocId })).toMatchObject(missing)
    expect(await call('nethos.book.doc.info', {})).toMatchObject(unread)
  })

  test('for one more number one is led to the waitlist', async () => {
    const plus = (bookDocId: string) => call('nethos.book.doc.plus.url.get', { bookDocId })
    expect((await plus('h1.shen')).obj).toBe('/book/waitlist?bookDocId=h1.shen')
    expect(await plus('none')).toMatchObject(missing)
  })

  test.each([
    [{ orderId: 'b1' }, '/my/book/list/b1'],
    [{ docId: 'd1' }, '/doc/index?docId=d1'],
    [{}, '/book'],
  ])('after being guided to a booking: %o', async (sent, path) =>
    expect((await call('smarthos.registrationguidance.book.return.url', sent)).obj).toBe(path),
  )
})

describe('words', () => {
  const names = async (search: string, bookHosId?: string) =>
    (await list('nethos.book.doc.list.search', { search, bookHosId })).map(row => row.docName)

  test.each([
    ['沈', ['沈知远']],
    ['shenzhi', ['沈知远']],
    ['szy', ['沈知远']],
    ['高血压', ['沈知远']],
    ['心血管', ['沈知远', '林晓']],
    ['xxgnk', ['沈知远', '林晓']],
    ['没有这个人', []],
    ['', []],
  ])('%s finds %o', async (search, found) => expect(await names(search)).toEqual(found))

  test('of one hospital alone, and departments beside doctors', async () => {
    expect(await names('沈', 'h2')).toEqual([])
    const { obj } = await call('nethos.book.doc.list.search.v2', { search: '心血管', bookHosId: 'c11' })
    expect(obj.list.map((row: { bookDocId: string }) => row.bookDocId)).toEqual(['h1.shen', 'h1.lin'])
    expect(obj.deptList).toEqual([
      { bookDeptId: 'h1.k2', deptName: '心血管内科', bookHosId: 'h1', hosName: '宁禾一院' },
    ])
    const elsewhere = await call('nethos.book.doc.list.search.v2', { search: 'chanke' })
    expect(elsewhere.obj.deptList.map((one: { hosName: string }) => one.hosName)).toEqual(['宁禾妇儿'])
    expect((await call('nethos.book.doc.list.search.v2', { search: '  ' })).obj).toEqual({ list: [], deptList: [] })
    const long = await call('nethos.book.doc.list.search', { search: '长'.repeat(51) })
    expect(long.msg).toBe('搜索内容不能超过50个字')
    expect(await call('nethos.book.doc.list.search', { search: 7 })).toMatchObject(unread)
  })
})
