import type { Session } from '../apps/server/src/testing/client.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'
import { answer } from './steps.ts'

const address = '宁禾市东湖区长堤路88号2幢1单元301室'
const bound = /^您的病案号是 \S+$/
const mobileMissing = /^您在医院预留的手机号缺失或不完整，请重新填写$/
const addressMissing = '您在医院预留的现住址缺失或不完整，请重新填写'
const bothMissing = '您在医院预留的手机号、现住址缺失或不完整，请重新填写'

interface Visitor {
  name: string
  mobile: string
  idCard: string
}

interface Case {
  what: string
  visitor: Visitor
  /** What the hospital has; undefined: nothing. */
  file?: { name?: string; mobile?: string; address?: string }
  walk(page: Page, visitor: Visitor, nethos: Nethos): Promise<void>
}

const visitor = (name: string, order: number, bornOn: string): Visitor => ({
  name,
  mobile: `1390013000${order}`,
  idCard: idCardOf(bornOn, 700 + order),
})

/** The demo hospital's patient index, case by case (docs/product/needs.md A5, 21). */
const cases: readonly Case[] = [
  {
    what: 'no file: verified by the police, and one is made',
    visitor: visitor('吴志强', 1, '1985-02-16'),
    async walk(page, { name, idCard }) {
      await expect(page.getByText('该就诊人没有在医院建过档，需要实名认证并新建病案号')).toBeVisible()
      await page.getByRole('link', { name: '实名认证' }).click()
      await page.getByRole('button', { name: /^公安认证/ }).click()
      await page.getByRole('textbox', { name: '姓名' }).fill(name)
      await page.getByRole('textbox', { name: '身份证号' }).fill(idCard)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: '开始认证' }).click()
      await expect(page.getByText('认证成功')).toBeVisible()
      await page.getByRole('button', { name: '返回' }).click()
      await page.getByRole('link', { name: '新建病案号' }).click()
      await fillAddress(page)
      await page.getByRole('button', { name: /^职业/ }).click()
      await page.getByRole('button', { name: '工人' }).click()
      await page.getByRole('button', { name: '新建', exact: true }).click()
      await expect(page.getByText(/^新建成功，您的病案号是 \S+ 前往医院就诊时请务必携带医保卡/)).toBeVisible()
    },
  },
  {
    what: 'another mobile: whoever reads the code on the reserved one changes it',
    visitor: visitor('郑桂兰', 2, '1962-03-17'),
    file: { mobile: '13900130099' },
    async walk(page, _, nethos) {
      await page.getByRole('button', { name: '绑定', exact: true }).click()
      await answer(page, '现在所使用的手机号和院内预留手机号不一致，是否验证？', '去验证')
      await page.getByPlaceholder('请输入尾号99的完整手机号').fill('13900130099')
      await fillCaptcha(page, nethos, '13900130099')
      await page.getByRole('button', { name: '提交' }).click()
      await isBound(page)
    },
  },
  {
    what: 'no mobile: his own, with his ID number',
    visitor: visitor('孙立新', 3, '1958-04-18'),
    file: { mobile: '' },
    async walk(page, { mobile, idCard }, nethos) {
      await page.getByRole('button', { name: '绑定', exact: true }).click()
      await answer(page, mobileMissing, '去填写')
      await fillReserved(page, nethos, { mobile, idCard })
    },
  },
  {
    what: 'no address: bound, and then asked for it',
    visitor: visitor('马晓燕', 4, '1979-05-19'),
    file: { address: '' },
    async walk(page) {
      await bind(page)
      await page.getByRole('button', { name: '完成' }).click()
      await giveAddress(page)
    },
  },
  {
    what: 'neither: first the one, then the other',
    visitor: visitor('胡德胜', 5, '1949-06-20'),
    file: { mobile: '', address: '' },
    async walk(page, { mobile, idCard }, nethos) {
      await page.getByRole('button', { name: '绑定', exact: true }).click()
      await answer(page, bothMissing, '去填写')
      await expect(page.getByRole('link', { name: '填写现住址' })).toBeVisible()
      await fillReserved(page, nethos, { mobile, idCard })
      await page.getByRole('button', { name: '完成' }).click()
      await giveAddress(page)
    },
  },
  {
    what: 'another name: the hospital’s becomes ours',
    visitor: visitor('欧阳吉', 6, '1996-07-21'),
    file: { name: '欧阳𠮷' },
    async walk(page) {
      await bind(page)
      await expect(page.getByText('您的平台姓名已与院内姓名统一：欧阳𠮷')).toBeVisible()
    },
  },
]

test('a file at the hospital is bound, whatever the hospital has of somebody', async ({ nethos }) => {
  test.setTimeout(150_000)
  const sessions: Session[] = []
  for (const { visitor: one, file } of cases) {
    sessions.push(await nethos.register(one.mobile, one.name, one.idCard))
    if (file) await nethos.hospital('patient.file', { ...one, address, ...file })
  }
  // Whoever has just got one code gets the next after a minute.
  await nethos.moveClock(61)
  for (const [at, { what, visitor: one, walk }] of cases.entries())
    await test.step(what, async () => {
      const session = sessions[at]!
      const { list } = await nethos.call('nethos.pat.compat.list', {}, session)
      const page = await phoneOf(nethos, one.mobile, { session })
      await page.goto(`/hospital?action=auth&compatId=${list[0].compatId}&bookHosId=h1`)
      await walk(page, one, nethos)
      await page.goto(`/hospital?action=auth&compatId=${list[0].compatId}&bookHosId=h1`)
      await expect(page.getByText('已绑定', { exact: true })).toBeVisible()
      await page.context().close()
    })
})

async function bind(page: Page): Promise<void> {
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  await isBound(page)
}

async function isBound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '绑定成功' })).toBeVisible()
  await expect(page.getByText(bound)).toBeVisible()
}

async function fillReserved(page: Page, nethos: Nethos, { mobile, idCard }: Omit<Visitor, 'name'>): Promise<void> {
  await page.getByRole('link', { name: '填写手机号' }).click()
  await page.getByLabel('身份证号').fill(idCard)
  await fillCaptcha(page, nethos, mobile)
  await page.getByRole('button', { name: '提交' }).click()
  await isBound(page)
}

async function fillCaptcha(page: Page, nethos: Nethos, mobile: string): Promise<void> {
  const asked = await nethos.now()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill((await nethos.lastSms(mobile, asked)).code!)
}

async function giveAddress(page: Page): Promise<void> {
  await answer(page, addressMissing, '去填写')
  await page.getByRole('link', { name: '填写现住址' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('医院已更新您的信息。')).toBeVisible()
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^所在地区/ }).click()
  for (const region of ['浙江省', '杭州市', '西湖区'])
    await page.getByRole('button', { name: region, exact: true }).click()
  await page.getByLabel('详细地址').fill('文三路100号3幢201室')
}
