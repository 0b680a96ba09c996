import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, openPool } from '../database/connect.ts'
import { testDatabase } from '../testing/test-database.ts'
import { demoDoctors } from './hospital/doctors.ts'
import { demoReviews } from './hospital/reviews.ts'
import { loadHospital } from './load-hospital.ts'

const now = Date.UTC(2026, 10, 21, 2)
const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 2, onError: () => undefined })
const db = openDatabase(pool)
afterAll(() => db.destroy())

const tables = [
  'area',
  'department',
  'dictionary',
  'param',
  'hospital',
  'campus',
  'doctor',
  'doctor_offer',
  'doctor_service',
  'doctor_notice',
  'exclusive_code',
  'team',
  'team_member',
  'team_service',
  'review',
  'article',
  'article_type',
  'search_word',
  'content_text',
  'banner',
  'home_entry',
]
const fingerprints = () =>
  Promise.all(
    tables.map(async table => {
      const { rows } = await sql<{ rows: number; hash: string }>`
        select count(*) as rows, md5(string_agg(one::text, '' order by one::text)) as hash from ${sql.table(table)} as one`.execute(
        db,
      )
      return { table, ...rows[0]! }
    }),
  )
const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(db)).rows.map(row => row.name)
const doctorsFound = (words: string) =>
  names(
    sql`select doc_name as name from find_doctors(${words}) join doctor using (doc_id) order by closeness desc, doc_id`,
  )

let took = 0
beforeAll(async () => {
  const start = performance.now()
  expect(await loadHospital(db, now)).toBe(true)
  took = performance.now() - start
})

describe('the demo hospital', () => {
  test('is loaded quickly, and only once', async () => {
    const before = await fingerprints()
    expect(await loadHospital(db, now + 1000)).toBe(false)
    expect(await fingerprints()).toEqual(before)
    expect(took).toBeLessThan(6000)
  })

  test('is the same every time', () => {
    expect(demoReviews(now)).toEqual(demoReviews(now))
    expect(demoDoctors[7]).toMatchInlineSnapshot(`
      {
        "avatar": "portrait-f32-d0008",
        "campusId": "c12",
        "canPrescribe": true,
        "ccpRole": "",
        "deptName": "心血管内科",
        "docId": "d0008",
        "docName": "胡悦",
        "docTitle": "主治医师",
        "docType": "DOC",
        "famousPosition": null,
        "freeClinicIsOn": false,
        "gbDeptCode": "03.04",
        "gender": "F",
        "hosId": "h1",
        "licenceNumber": "演示0000000008",
        "recommendPosition": 1008,
        "resume": "主治医师，医学硕士，从事心血管疾病的临床、教学与科研工作7年。长期负责出院患者的电话回访，熟悉居家康复中的细小难题。多次参加下乡义诊与健康大讲堂。回复认真，常在晚间查房之后统一答复线上咨询。",
        "skill": "难治性高血压与继发性高血压的筛查，动态血压和动态心电图解读，血脂异常的规范治疗。",
        "tags": [
          "高血压",
          "冠心病",
          "心律失常",
          "胸闷胸痛",
        ],
        "teachTitle": "",
      }
    `)
  })

  test('is large enough to look alive', async () => {
    const rows = Object.fromEntries((await fingerprints()).map(one => [one.table, one.rows]))
    expect(rows).toMatchObject({ hospital: 3, campus: 7, team: 12 })
    expect(rows.doctor).toBeGreaterThanOrEqual(120)
    expect(rows.review).toBeGreaterThanOrEqual(60)
    expect(rows.article).toBeGreaterThanOrEqual(6)
    const { rows: of } = await sql<{
      departments: number
      without_text: number
      nurses: number
      closed: number
      free: number
    }>`
      select (select count(distinct gb_dept_code) from doctor) as departments,
        (select count(*) from review where content = '') as without_text,
        (select count(*) from doctor where doc_type = 'NURSE') as nurses,
        (select count(*) from doctor_offer where consult_type = 'DOCPIC' and not is_open) as closed,
        (select count(*) from doctor_offer where consult_type = 'DOCPIC' and price_cents = 0) as free`.execute(db)
    expect(of[0]!.departments).toBeGreaterThanOrEqual(25)
    for (const count of Object.values(of[0]!)) expect(count).toBeGreaterThan(3)
  })

  test('has its first doctors where the staff log in', async () => {
    const first = await db
      .selectFrom('doctor')
      .innerJoin('doctorOffer', 'doctorOffer.docId', 'doctor.docId')
      .select(['doctor.docId', 'deptName', 'priceCents', 'replyLimit'])
      .where('consultType', '=', 'DOCPIC')
      .where('isOpen', '=', true)
      .where('doctor.docId', '<=', 'd0005')
      .orderBy('doctor.docId')
      .execute()
    expect(first).toHaveLength(5)
    expect(first[0]).toEqual({ docId: 'd0001', deptName: '心血管内科', priceCents: 3000, replyLimit: 10 })
    expect(first[1]).toMatchObject({ deptName: '内分泌科', priceCents: 0 })
  })

  test('gives every doctor a name of his own, a keyboard spelling and a mean of his reviews', async () => {
    expect(new Set(demoDoctors.map(doctor => doctor.docName)).size).toBe(demoDoctors.length)
    const spelled = await db.selectFrom('doctor').select(['docName', 'pinyin', 'initials']).execute()
    for (const doctor of spelled) {
      expect(doctor.pinyin).toMatch(/^[a-z]+$/)
      expect(doctor.initials).toMatch(/^[a-z]+$/)
    }
    for (const doctor of demoDoctors) {
      expect(doctor.skill.length).toBeGreaterThan(20)
      expect(doctor.resume.length).toBeGreaterThan(30)
    }
    expect(spelled.find(doctor => doctor.docName === '黄𠮷安')).toMatchObject({
      pinyin: 'huangjian',
      initials: 'hja',
    })
    const { rows } =
      await sql`select doc_id from doctor join review using (doc_id) group by doc_id having round(avg(review.score), 1) <> round(max(doctor.score)::numeric, 1)`.execute(
        db,
      )
    expect(rows).toEqual([])
  })

  test('has one chief in every team', async () => {
    const { rows } =
      await sql`select team_id from team left join team_member using (team_id) group by team_id having count(*) filter (where mem_level = 'ADM') <> 1 or count(*) < 4`.execute(
        db,
      )
    expect(rows).toEqual([])
  })
})

describe('search', () => {
  test('finds characters: a run of them, a single one, and two runs in any order', async () => {
    expect(await doctorsFound('糖尿病')).toContain('何清禾')
    const ill = await doctorsFound('病')
    expect(ill.length).toBeGreaterThan(40)
    expect(await doctorsFound('内分泌 清禾')).toEqual(['何清禾'])
    expect(await doctorsFound('沈知远')).toEqual(['沈知远'])
  })

  test('finds nothing that only has the parts', async () => {
    expect(await doctorsFound('尿糖病')).toEqual([])
    expect(await doctorsFound('知远沈')).toEqual([])
    expect(await doctorsFound("'; drop table doctor --")).toEqual([])
    expect(await doctorsFound('，。 !')).toEqual([])
    expect(await doctorsFound('')).toEqual([])
  })

  test('finds letters within texts, whatever their width and size', async () => {
    expect(await doctorsFound('hpv')).toEqual(await doctorsFound('ＨＰＶ'))
    expect((await doctorsFound('HPV')).length).toBeGreaterThan(0)
  })

  test('finds pinyin and initials from their beginning', async () => {
    for (const typed of ['zhangwei', 'Zhang Wei', 'zhangw', 'zw']) expect(await doctorsFound(typed)).toContain('张伟')
    expect((await doctorsFound('zhangwei'))[0]).toBe('张伟')
    expect(await doctorsFound('huangjian')).toContain('黄𠮷安')
    expect(await doctorsFound('shandan')).toEqual(['单丹'])
  })

  test('finds rare characters and names with a dot', async () => {
    expect(await doctorsFound('𠮷')).toEqual(['黄𠮷安'])
    expect(await doctorsFound('林㛃')).toEqual(['林㛃'])
    expect(await doctorsFound('买买提')).toEqual(['阿依努尔·买买提'])
  })

  test("finds departments by people's words and their doctors with them", async () => {
    const departments = (words: string) =>
      names(
        sql`select gb_dept_name as name from find_departments(${words}) join department using (gb_dept_code) order by closeness desc, position`,
      )
    expect((await departments('牙科'))[0]).toBe('口腔科')
    expect((await departments('xinxueguan'))[0]).toBe('心血管内科')
    expect(await departments('xxg')).toContain('心血管内科')
    expect(await doctorsFound('三高')).toContain('何清禾')
  })

  test('finds teams and articles', async () => {
    expect(
      await names(
        sql`select team_name as name from find_teams('肺结节') join team using (team_id) order by closeness desc`,
      ),
    ).toContain('肺结节多学科团队')
    expect(await names(sql`select title as name from article where search @@ bigram_query('血压')`)).toContain(
      '血压早上高、晚上低，药该怎么吃？',
    )
  })
})

describe('reference', () => {
  test('has all regions of the country in three levels', async () => {
    const { rows } = await sql<{
      level: number
      count: number
    }>`select level, count(*) as count from area group by level order by level`.execute(db)
    expect(rows).toEqual([
      { level: 1, count: 34 },
      { level: 2, count: 369 },
      { level: 3, count: 3479 },
    ])
    const path = await names(
      sql`with recursive up as (select * from area where area_code = '330113' union all select area.* from area join up on area.area_code = up.parent_code) select area_name as name from up order by level`,
    )
    expect(path).toEqual(['浙江省', '杭州市', '临平区'])
  })

  test('has the national list of departments and at most ten hot ones', async () => {
    const { rows } = await sql<{ tops: number; subs: number; hot: number; all: number }>`
      select count(*) filter (where parent_code is null) as tops, count(*) filter (where parent_code is not null) as subs, count(hot_position) as hot,
        count(*) filter (where gb_dept_code = '00') as all from department`.execute(db)
    expect(rows[0]).toEqual({ tops: 34, subs: 142, hot: 10, all: 0 })
    expect(await names(sql`select official_name as name from department where gb_dept_code = '03.04'`)).toEqual([
      '心血管内科专业',
    ])
  })

  test('has good and bad tags for reviews, and the standing texts in full', async () => {
    const { rows } =
      await sql`select is_good, count(*) from dictionary where dic_name = '评价' group by is_good order by is_good`.execute(
        db,
      )
    expect(rows).toEqual([
      { isGood: false, count: 5 },
      { isGood: true, count: 8 },
    ])
    const texts = await db.selectFrom('contentText').select(['key', 'bodyHtml']).execute()
    expect(texts.map(text => text.key).toSorted()).toEqual(
      [
        '优惠券使用说明',
        '健康信息处理同意书',
        '儿童健康信息监护人同意书',
        '关于我们',
        '咨询须知',
        '床位通知',
        '推广活动',
        '多学科门诊须知',
        '预约规则',
        '预约服务',
        '用户协议',
        '资质公示',
        '隐私政策',
      ].toSorted(),
    )
    for (const text of texts) expect(text.bodyHtml.length).toBeGreaterThan(150)
  })
})
