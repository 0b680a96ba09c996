import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** What no patient shall read (docs/words-for-patients.md), and what to say instead. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/token/i, '登录信息'],
  [/接口|参数|服务器|前端|后台/, 'what the person wanted'],
  [/系统(错误|异常|繁忙)|未知错误|请求失败|操作失败|加载失败/, 'what is the case, and what to do'],
  [/非法/, 'the rule: 须为…'],
  [/亲[，,！]|小主|小编/, '您'],
  [/代金券|卡券/, '优惠券'],
  [/像以前一样/, 'what holds for who was added a minute ago, too'],
  [/帐户/, '账号'],
  [/(?<!医院|医院的|在.{0,12}的)帐号/, '账号'],
]

/** Given texts stand to the letter. */
const given = readFileSync(join(root, 'docs/product/texts.csv'), 'utf8')

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['testing', 'demo-kinds'].includes(entry.name)) yield* sources(path)
    } else if (/\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)) yield path
  }
}

/** Parts of a source that are Chinese and stand in quotes or between tags; comments are ours. */
function sentencesOf(text: string): string[] {
  const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return (code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|>[^<>{}]+</g) ?? []).filter(one => /\p{Script=Han}/u.test(one))
}

/** What only the staff or a partner's program reads, and the words by which a patient's own are understood. */
const isOfDesk = (path: string): boolean =>
  /desk|staff|audit|supervision|clinics\/|interfaces\/|pathway\.work|problems|\/third\/|triage\/normalise/.test(path)

const files = ['apps/patient/src', 'packages/contract/src']
  .flatMap(folder => [...sources(join(root, folder))])
  .filter(path => !isOfDesk(path))

test('every sentence is looked at', () => {
  const count = files.flatMap(path => sentencesOf(readFileSync(path, 'utf8'))).length
  expect(count).toBeGreaterThan(3_000)
})

test('no patient reads a word of ours', () => {
  const found = files.flatMap(path =>
    sentencesOf(readFileSync(path, 'utf8'))
      .filter(one => !given.includes(one.slice(1, -1).trim()))
      .flatMap(one =>
        forbidden
          .filter(([word]) => word.test(one))
          .map(([, better]) => `${path.slice(root.length + 1)}: ${one.trim()} → ${better}`),
      ),
  )
  expect(found).toEqual([])
})
