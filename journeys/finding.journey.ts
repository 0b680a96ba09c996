import { expect, test } from './nethos.ts'

test('somebody who does not know the app finds a number: hospital, department, doctor, time', async ({ nethos }) => {
  // A server that has just started opens what was released before its time; until then the doctor's clinics are being drawn.
  const stateOfDoctor = async () => {
    const { list } = await nethos.call('nethos.book.expert.doc.list', { bookHosId: 'h1' })
    return list.find(one => one.docName === '沈知远').slotState
  }
  await expect.poll(stateOfDoctor, { timeout: 30_000 }).toBe('bookable')
  const page = await nethos.patientPage()
  await page.goto('/')
  await page
    .getByRole('link', { name: /^预约挂号/ })
    .first()
    .click()
  await expect(page).toHaveURL('/book')
  await page.getByRole('link', { name: /宁禾大学附属第一医院/ }).click()
  await expect(page.getByRole('heading', { name: '选择科室' })).toBeVisible()
  await page.getByRole('button', { name: /^心血管内科/ }).click()
  await page.getByRole('link', { name: /沈知远/ }).click()
  await expect(page.getByText('最近可约', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '预约这一节' }).click()
  const way = page.getByRole('dialog').getByRole('link', { name: /^预约 \d\d:\d\d（\d+号）$/ })
  const query = new URLSearchParams((await way.getAttribute('href'))!.split('?')[1])
  expect(query.get('deptName')).toBe('心血管内科')
  const { list } = await nethos.call('nethos.book.num.list', { bookSchemeId: query.get('bookSchemeId') })
  const proposed = list.find(one => one.bookNumId === query.get('bookNumId'))
  expect(proposed.slotState).toBe('bookable')
  expect(list.find(one => one.slotState === 'bookable')).toEqual(proposed)
  await way.click()
  await expect(page).toHaveURL(/\/book\/confirm\?/)
})

test('a doctor is found by the first letters of his name, from wherever one looks', async ({ nethos }) => {
  const page = await nethos.patientPage()
  await page.goto('/book')
  await page.getByRole('link', { name: /搜索医生、科室/ }).click()
  await page.getByRole('searchbox').fill('szy')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: /沈知远/ }).click()
  await expect(page).toHaveURL(/\/book\/doc\//)
  await expect(page.getByRole('table', { name: '沈知远的门诊时间' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /沈知远/ })).toBeVisible()
})
