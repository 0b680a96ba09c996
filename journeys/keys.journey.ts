import { expect, test } from './nethos.ts'
import { deskOf, idCardOf } from './signed-in.ts'

/** Two who ask the same doctor; paid, as nothing is to be paid. */
const asking = [
  { mobile: '13900410001', name: '费一鸣', words: '两天来嗓子疼，吞东西费力。' },
  { mobile: '13900410002', name: '费二鸣', words: '半夜腿抽筋，一周三次。' },
] as const

test.use({ ownServer: 'keys' })

test('a doctor works through the desk by the keyboard alone: next, answer, phrase, finish', async ({ nethos }) => {
  const ids: string[] = []
  for (const [order, { mobile, name, words }] of asking.entries()) {
    const session = await nethos.register(mobile, name, idCardOf('1975-05-20', 70 + order))
    const { obj } = await nethos.call(
      'nethos.consult.info.docpic.issue.v2',
      { docId: 'd0002', consultContent: words },
      session,
    )
    ids.push(obj.consultId)
  }
  const desk = await deskOf(nethos, 'doctor2')
  const keys = (text: string) => desk.keyboard.press(text)
  await desk.goto('/workbench/consults?tab=new')
  await expect(desk.getByRole('link', { name: /费一鸣/ })).toBeVisible()

  await test.step('? lists the keys, Esc closes it', async () => {
    await keys('?')
    await expect(desk.getByRole('dialog', { name: '快捷键' }).getByText('下一位等待的患者')).toBeVisible()
    await keys('Escape')
    await expect(desk.getByRole('dialog', { name: '快捷键' })).toBeHidden()
  })

  await test.step('/ finds by name, j opens, r writes, Ctrl+Enter sends', async () => {
    await keys('/')
    await desk.keyboard.type('费一鸣')
    await expect(desk.getByRole('link', { name: /费二鸣/ })).toHaveCount(0)
    await expect(desk.getByRole('link', { name: /费一鸣/ })).toBeVisible()
    await keys('Escape')
    await keys('j')
    await expect(desk).toHaveURL(new RegExp(`/consults/${ids[0]}`))
    await expect(desk.getByRole('log').getByText(asking[0].words)).toBeVisible()
    await keys('r')
    await expect(desk.getByLabel('回复内容')).toBeFocused()
    await desk.keyboard.type('先量一下体温，多喝温水。')
    await keys('Control+Enter')
    await expect(desk.getByRole('log').getByText('先量一下体温，多喝温水。')).toBeVisible()
  })

  await test.step('n opens who waits next; p fills a phrase in', async () => {
    await desk.goto('/workbench/consults?tab=new')
    await expect(desk.getByRole('link', { name: /费二鸣/ })).toBeVisible()
    await keys('/')
    await desk.keyboard.type('费二鸣')
    await expect(desk).toHaveURL(/name=/)
    await keys('Escape')
    await expect(desk.getByRole('link', { name: /费二鸣/ })).toBeVisible()
    await keys('j')
    await expect(desk.getByRole('log').getByText(asking[1].words)).toBeVisible()
    await keys('p')
    await expect(desk.getByRole('menuitem').first()).toBeVisible()
    await keys('ArrowDown')
    await keys('Enter')
    await expect(desk.getByLabel('回复内容')).not.toHaveValue('')
    await keys('Control+Enter')
    await expect(desk.getByLabel('回复内容')).toHaveValue('')
  })

  await test.step('e asks before it ends, and ends', async () => {
    await keys('Escape')
    await keys('e')
    const sure = desk.getByRole('dialog')
    await expect(sure).toBeVisible()
    await keys('Escape')
    await expect(sure).toBeHidden()
    await expect(desk.getByLabel('回复内容')).toBeVisible()
    await keys('e')
    await expect(sure.getByRole('button', { name: '结束咨询' })).toBeFocused()
    await keys('Enter')
    await expect(sure).toBeHidden()
    await expect(desk.getByRole('log').getByText('医生已结束本次咨询。')).toBeVisible()
  })
})
