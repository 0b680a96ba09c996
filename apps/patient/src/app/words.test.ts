import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import type { Service } from '@nethos/contract/service.ts'
import { beforeAll, expect, test } from 'vitest'
import { sentencesOf, sources } from './testing/sentences.ts'

const root = join(import.meta.dirname, '../../../..')

/** What no patient shall read (docs/words-for-patients.md), and what to say instead. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/token/i, '登录信息'],
  [/接口|参数|服务器|前端|后台|脚本|权限/, 'what the person wanted'],
  [/系统(错误|异常|繁忙|认不出)|未知错误|请求失败|操作失败|加载失败|操作过于/, 'what is the case, and what to do'],
  [/签名校验|请求(格式|时间)|重复的请求|上传凭证/, 'what the person wanted'],
  [/非法/, 'the rule: 须为…'],
  [/亲[，,！]|小主|小编/, '您'],
  [/患者(已|未|取消|退号|临时)/, '您, or nobody'],
  [/与患者的关系/, '与就诊人'],
  [/您无需|无需您/, '您不用'],
  [/请耐心(?!等待\{\}回复)/, 'how long, or that a message will come'],
  [/代金券|卡券|(?<![{“]|也叫)礼券(?!名称)/, '优惠券'],
  [/(?<!已)付款|缴纳/, '支付; 付 in a talk'],
  [/亲友/, '家人'],
  [/消息推送/, '弹出通知'],
  [/问诊单|工单/, '咨询'],
  [/用户(?!协议|证件号)/, '账号'],
  [/号源/, '号'],
  [/当前(状态|咨询|预约|续方|候补|浏览器)/, '这次, 这个, 现在'],
  [
    /(?<!应)该(就诊人|医生|药师|团队|体检人|手机号|账号|身份证号|时段|医院|科室|预约|门诊|服务|活动|群|消息|订单|礼券|优惠券|专区|图片|文件|pdf|页面|套餐|检测|支付方式|住院|浏览器)/,
    '这位, 这个, 这家',
  ],
  [/像以前一样/, 'what holds for who was added a minute ago, too'],
  [/帐户/, '账号'],
  [/(?<!医院|医院的|在.{0,12}的)帐号/, '账号'],
]

/** What no desk says either: one term for one thing, for who asks and who answers. `{礼券}` is written in texts that offices have. */
const forbiddenAtDesk: readonly (readonly [RegExp, string])[] = [
  [/代金券|卡券|(?<!\{)礼券/, '优惠券'],
  [/亲友/, '家人'],
  [/消息推送/, '弹出通知'],
  [/问诊单|工单/, '咨询'],
  [/(?<!已)付款|缴纳/, '支付'],
  [/帐户/, '账号'],
  [/(?<!医院)帐号/, '账号'],
  [/用户(?!协议|证件号)/, '账号'],
]

/** Given texts stand to the letter: the table of texts, and those that the other given pages name; a value in them is `{}`. */
const given = ['texts.csv', 'routes.csv', 'rules.md', 'protocol.md']
  .map(file => readFileSync(join(root, 'docs/product', file), 'utf8'))
  .join('\n')
  .replaceAll(/\{\w+\}/g, '{}')

/** What only the staff or a partner's program reads, and the words by which a patient's own are understood. */
const ofDesk =
  /desk|staff|\.audit\.|audit-actions|audit\/(export|audit)|supervision|interfaces\/|pathway\.work|problems|third\/|normalise|job\.names/

/**
 * Of the server, too: tables for the staff (exports, companies' sheets), what is read in from other systems, the books of the
 * pharmacy, what stands in for the hospital in a demo, the documents that the hospital's own people write (editions), and
 * the two agreements, of which a new version asks everybody for consent again.
 */
const ofHospital =
  /demo|testbed|export|company-sheet|compare-books|fhir\/|lab\/|drugs\/|diagnosis\/|lookup\/|triage\/|built-in|incidents|promotion\.ts|user-agreement|privacy-policy/

const folders: readonly (readonly [string, readonly RegExp[]])[] = [
  ['apps/patient/src', []],
  ['packages/calls/src', []],
  ['packages/contract/src', [ofDesk]],
  ...['calls', 'domains', 'editions', 'media', 'reference', 'web'].map(
    folder => [`apps/server/src/${folder}`, [ofDesk, ofHospital]] as const,
  ),
]
const files = folders.flatMap(([folder, leftOut]) =>
  [...sources(join(root, folder))]
    .map(path => path.slice(root.length + 1))
    .filter(path => !leftOut.some(one => one.test(path))),
)
files.push('apps/server/src/ports/sms.ts')

/** Of the workbench, what the contract says to it alone, and the tables that it takes out; searched words are the searcher's own. */
const deskFiles = [
  ...[...sources(join(root, 'apps/workbench/src'))].filter(path => !path.endsWith('palette-places.ts')),
  ...[...sources(join(root, 'packages/contract/src'))].filter(path => ofDesk.test(path)),
  ...sources(join(root, 'packages/contract/src/coupons')),
  ...[...sources(join(root, 'apps/server/src/domains'))].filter(path => /export|demo-coupons/.test(path)),
].map(path => path.slice(root.length + 1))

/** Refusals that only services of the staff can answer: they may speak of 患者 and of states. */
const ofStaff = new Set<string>([commonRefusals.not_your_role.sentence])
/** File → what is read of it. */
let all = new Map<string, string[]>()

beforeAll(async () => {
  const contract = join(root, 'packages/contract/src')
  const ofPatients = new Set<string>()
  for (const file of readdirSync(contract, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.services.ts')) continue
    const exported = (await import(join(contract, file))) as Record<string, Record<string, Service>>
    for (const [name, services] of Object.entries(exported)) {
      if (!name.endsWith('Services')) continue
      for (const { access, refusals } of Object.values(services))
        for (const { sentence } of Object.values(refusals))
          (typeof access === 'string' ? ofPatients : ofStaff).add(sentence)
    }
  }
  for (const sentence of ofPatients) ofStaff.delete(sentence)
  all = new Map(files.map(file => [file, sentencesOf(join(root, file))]))
}, 60_000)

test('every sentence is looked at, the text beside a value and the server’s own too', () => {
  expect([...all.values()].flat().length).toBeGreaterThan(9_000)
  expect(all.get('apps/patient/src/domains/booking/pages/book.page.tsx')).toContain('选择医院')
  expect(all.get('apps/patient/src/app/fault-page.tsx')).toContain('故障编号：{}')
  expect(all.get('packages/calls/src/call.ts')).toContain('网络错误，请稍后重试')
  expect(all.get('apps/server/src/calls/codes.ts')).toContain('响应异常')
  expect(ofStaff.size).toBeGreaterThan(100)
})

/** No text of the workbench is given: its 礼券 is not the cashier's row. */
const isOfDesk = (file: string): boolean => file.startsWith('apps/workbench/')

/** Where one of these words is said, and what to say instead. */
const wrongIn = (file: string, sentences: readonly string[], words: typeof forbidden): string[] =>
  sentences
    .filter(one => isOfDesk(file) || !given.includes(one))
    .flatMap(one =>
      words
        .filter(([word]) => word.test(one))
        .map(([word, better]) => `${file}: ${one.slice(0, 90)} (${word.exec(one)![0]}) → ${better}`),
    )

test('no patient reads a word of ours', () => {
  const found = [...all].flatMap(([file, sentences]) =>
    wrongIn(
      file,
      sentences.filter(one => !ofStaff.has(one)),
      forbidden,
    ),
  )
  expect(found).toEqual([])
})

test('who answers at the workbench reads the same word for the same thing', () => {
  expect(deskFiles.length).toBeGreaterThan(400)
  const found = deskFiles.flatMap(file => wrongIn(file, sentencesOf(join(root, file)), forbiddenAtDesk))
  expect(found).toEqual([])
})
