import { phonePhoto, pictureFacts } from '../apps/server/src/testing/phone-photo.ts'
import { bind } from './in-hospital.ts'
import { expect, test, type Page } from './nethos.ts'
import { samplePatient, samplesOf } from './samples.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { addPictures, answer, ask, payBy } from './steps.ts'

const words = '最近一周早上起床后头晕，量血压 158/96，下午正常。附上昨天的血压记录和药盒，药要不要换？'

test('a patient asks with pictures, the doctor answers, and both see each other’s words at once', async ({
  nethos,
}) => {
  test.setTimeout(240_000)
  const patient = await phoneOf(nethos, samplePatient)
  await noPolling(patient)
  const desk = await nethos.staffPage()
  await noPolling(desk)
  let consultId = ''

  await test.step('asks with a photo of 12 megapixels that lies on its side and tells where it was taken', async () => {
    const large = await phonePhoto('IMG_20261120_063112.jpg', { width: 4032, height: 3024 })
    expect(await pictureFacts(large.buffer)).toMatchObject({ orientation: 6, hasPlace: true })
    expect(large.buffer.length).toBeGreaterThan(3_000_000)
    // Small enough to go over the air as it is: here the server alone turns it and takes its secrets away.
    const small = await phonePhoto('药盒.jpg', { width: 1000, height: 750, quality: 70 })
    expect(small.buffer.length).toBeLessThan(300_000)
    consultId = await ask(patient, { docId: 'd0001', who: '王秀英', words, pictures: [large, small] })
  })

  await test.step('pays at the provider’s cashier, and is thanked', async () => {
    await payBy(patient, '微信支付')
    await expect(patient).toHaveURL(`/team/consult/${consultId}`)
    await expect(patient.getByText('请耐心等待医生回复，24小时未回复将自动退款')).toBeVisible()
    await patient.goto(`/videoPay?consultId=${consultId}`)
    await expect(patient.getByRole('heading', { name: '提交成功' }).first()).toBeVisible()
    await patient.getByRole('link', { name: '查看记录' }).click()
    await expect(patient).toHaveURL(`/team/consult/${consultId}`)
  })

  await test.step('the doctor logs in, and finds her among the new ones', async () => {
    await desk.goto('/workbench')
    await desk.getByLabel('账号').fill('doctor1')
    await desk.getByLabel('密码').fill('nethos-demo')
    await desk.getByRole('button', { name: /登 ?录/ }).click()
    await desk.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /^咨询/ }).click()
    const row = desk.getByRole('link', { name: /王秀英.*头晕/s })
    await expect(row).toContainText('图文咨询')
    await row.click()
    await expect(desk.getByRole('heading', { name: '王秀英' })).toBeVisible()
    await expect(desk.getByLabel('患者的提问')).toContainText(words)
  })

  await test.step('sees her pictures upright, and nobody learns from them where she lives', async () => {
    const pictures = desk.getByLabel('患者的提问').getByRole('img')
    await expect(pictures).toHaveCount(2)
    for (const small of await pictures.all()) await expectUpright(desk, (await small.getAttribute('src'))!)
    await pictures.first().click()
    const opened = desk.locator('.ant-image-preview-img')
    await expect(opened).toBeVisible()
    await expectUpright(desk, (await opened.getAttribute('src'))!)
    await desk.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  })

  await test.step('answers in words: she reads it without doing anything', async () => {
    await patient.evaluate(() => Object.assign(window, { isSamePage: true }))
    await reply(desk, '您好，晨起血压偏高，先把氨氯地平改到早上起床后服用。')
    await expect(patient.getByText('先把氨氯地平改到早上起床后服用')).toBeVisible({ timeout: 3_000 })
    expect(await patient.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(patient.getByText('您还能回复10条')).toBeVisible()
  })

  await test.step('sends a document and a picture', async () => {
    await desk.getByLabel('选择PDF').setInputFiles({
      name: '家庭自测血压记录表.pdf',
      mimeType: 'application/pdf',
      buffer: await realPdf(await nethos.staffPage()),
    })
    await desk.getByLabel('选择图片').setInputFiles(await phonePhoto('示范.jpg', { width: 1200, height: 900 }))
    await expect(desk.getByRole('button', { name: '移除 示范.jpg' })).toBeVisible()
    await expect(desk.getByRole('progressbar')).toHaveCount(0)
    await reply(desk, '请按这张表记录七天，手臂的位置参考照片。')
    const notice = patient.getByRole('article').filter({ hasText: '请按这张表记录七天' })
    await expect(notice.getByRole('button', { name: '查看图片1' })).toBeVisible()
    const file = notice.getByRole('link', { name: '家庭自测血压记录表.pdf' })
    const opened = await patient.request.get((await file.getAttribute('href'))!)
    expect(opened.headers()['content-type']).toBe('application/pdf')
    expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('she asks on, and he reads it at once', async () => {
    await patient.getByLabel('请输入您要追问的内容').fill('好的𠮷医生，晚上那一次还要吃吗？')
    await patient.getByRole('button', { name: '发送' }).click()
    await expect(desk.getByText('好的𠮷医生，晚上那一次还要吃吗？')).toBeVisible({ timeout: 3_000 })
    await expect(patient.getByText('您还能回复9条')).toBeVisible()
  })

  await test.step('he wants to know more, and she supplements', async () => {
    await desk.getByRole('button', { name: '请患者补充资料' }).click()
    await desk.getByLabel('需要补充什么').fill('请补充最近一次的肾功能化验单')
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /发 ?送/ })
      .click()
    await expect(patient.getByText('医生希望您补充资料：请补充最近一次的肾功能化验单')).toBeVisible({ timeout: 3_000 })
    await patient.getByRole('link', { name: '补充资料' }).click()
    await patient.getByLabel('补充说明').fill('肌酐 68，尿酸 372，上个月在社区医院查的。')
    await addPictures(patient, [await phonePhoto('化验单.jpg', { width: 2000, height: 1500 })])
    await patient.getByRole('button', { name: '提交' }).click()
    await expect(desk.getByText('补充资料已送到。')).toBeVisible()
    await expect(desk.getByText('肌酐 68，尿酸 372')).toBeVisible()
  })

  await test.step('she ends the consult and rates it', async () => {
    await patient.getByRole('button', { name: '结束咨询' }).click()
    await answer(patient, '确定要结束本次咨询吗？', '结束咨询')
    await patient.getByRole('link', { name: '去评价' }).click()
    await patient.getByRole('radio', { name: '5星，非常满意' }).check({ force: true })
    await patient.getByRole('button', { name: '耐心细致' }).click()
    await patient.getByRole('button', { name: '回复及时' }).click()
    await patient.getByLabel('评价内容（选填）').fill('早上吃药以后，一周血压都稳了')
    await patient.getByRole('button', { name: '发布' }).click()
    await expect(patient.getByText('感谢您的评价')).toBeVisible()
    await expect(patient).toHaveURL(`/team/consult/${consultId}`)
  })

  await test.step('others read it on the doctor’s page, and do not learn who she is', async () => {
    const guest = await nethos.patientPage()
    await guest.goto('/doc/comment?docId=d0001&order=time')
    const review = guest.getByRole('article').filter({ hasText: '早上吃药以后，一周血压都稳了' })
    await expect(review).toContainText('王*英')
    await expect(review).not.toContainText('王秀英')
    await expect(review.getByRole('img', { name: '5分，满分5分' })).toBeVisible()
    await guest.goto('/doc/index?docId=d0001')
    await expect(guest.getByText(/早上吃药以后，一周血压都稳了/)).toBeVisible()
  })
})

test('where the stream is shut, the page asks by itself, and shows the answer all the same', async ({ nethos }) => {
  nethos.expectTrouble(/ \/events\?\S+ net::ERR_FAILED$/)
  const { going } = await samplesOf(nethos)
  const phone = await phoneOf(nethos, samplePatient)
  await phone.route('/events?*', route => route.abort())
  await phone.goto(`/team/consult/${going}`)
  await expect(phone.getByLabel('请输入您要追问的内容')).toBeVisible()
  const fields = { consultId: going, replyContent: '量之前半小时不要抽烟、喝咖啡。' }
  await nethos.call('staff.consult.reply', fields, await nethos.logInStaff('doctor1'))
  await expect(phone.getByText(fields.replyContent)).toBeVisible()
})

test('out of a talk the doctor leads to a prescription, and the card leads to this doctor alone', async ({
  nethos,
}) => {
  const someone = { name: '洪桂芝', mobile: '13900010077', idCard: idCardOf('1961-02-17', 76) }
  const session = await nethos.register(someone.mobile, someone.name, someone.idCard)
  const phone = await phoneOf(nethos, someone.mobile, { session })
  const consultId = await ask(phone, { docId: 'd0001', who: '洪桂芝', words: '血压药快吃完了，可以在这里开吗？' })
  await payBy(phone, '微信支付')

  const desk = await deskOf(nethos, 'doctor1')
  await desk.goto(`/workbench/consults/${consultId}?tab=new`)
  await reply(desk, '可以，请把以往的诊断证明传给我。')
  await desk.getByRole('button', { name: '更多操作' }).click()
  await desk.getByRole('menuitem', { name: '请患者申请处方' }).click()
  await desk.getByLabel('建议的药品和用法').fill('苯磺酸氨氯地平片5mg，每日一次')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /发\s?送/ })
    .click()
  await expect(desk.getByText('已请患者申请处方')).toBeVisible()

  await phone.getByRole('link', { name: /申请处方/ }).click()
  await expect(phone).toHaveURL(/\/renewal\/dept\?/)
  // A prescription is for who is verified: the way there keeps the way back.
  await phone.getByRole('link', { name: '去实名认证' }).click()
  await expect(phone).not.toHaveURL(/\/renewal\//)
  await expect(phone).toHaveURL(/compatId=/)
  await nethos.hospital('patient.file', { ...someone, address: '宁禾市东湖区长堤路88号' })
  await bind(nethos, session, (await nethos.call('nethos.pat.compat.list', {}, session)).list[0].compatId)
  await phone.goBack()
  await phone.reload()
  await expect(phone.getByText('沈知远')).toBeVisible()
  await expect(phone.getByRole('main').getByText(/主任医师|主治医师/)).toHaveCount(1)
})

/** Nothing is asked for again by the clock on this page: what it learns, it has been told. */
const noPolling = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const usual = window.setInterval
    const rare = (run: TimerHandler, ms?: number, ...rest: unknown[]) => (ms! >= 5_000 ? 0 : usual(run, ms, ...rest))
    window.setInterval = rare as typeof setInterval
  })

/** As the file lies on the server: turned by its pixels, the red band on top, and silent about everything else. */
async function expectUpright(page: Page, src: string): Promise<void> {
  const bytes = await (await page.request.get(src)).body()
  const { width, height, orientation, hasMetadata } = await pictureFacts(bytes)
  expect(height).toBeGreaterThan(width)
  expect({ orientation, hasMetadata }).toEqual({ orientation: undefined, hasMetadata: false })
  const redAt = await page.evaluate(async address => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 })
    const drawn = canvas.getContext('2d')!
    drawn.drawImage(picture, 0, 0, 10, 10)
    return [0, 9].map(y => {
      const [red = 0, green = 0] = drawn.getImageData(5, y, 1, 1).data
      return red > green * 3
    })
  }, src)
  expect(redAt).toEqual([true, false])
}

async function reply(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('回复内容').fill(text)
  await desk.getByRole('button', { name: /(^| )发送$/ }).click()
  await expect(desk.getByLabel('回复内容')).toHaveValue('')
}

/** What an office prints: fonts, pages, Chinese. */
async function realPdf(page: Page): Promise<Buffer> {
  const days = Array.from({ length: 7 }, (_, day) => `<tr><td>第${day + 1}天<td>早 ___/___<td>晚 ___/___</tr>`)
  await page.setContent(`<h1>家庭自测血压记录表</h1><table border=1>${days.join('')}</table>`)
  const printed = await page.pdf({ format: 'A4' })
  await page.close()
  return printed
}
