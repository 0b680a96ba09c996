import { expect, test, type Page } from './nethos.ts'
import { deskOf } from './signed-in.ts'

/** The usual screen of an office. */
const office = { width: 1366, height: 768 }

test('a table that is higher than the screen is wheeled down to its last row and its sums, under its head', async ({
  nethos,
}) => {
  const desk = await deskOf(nethos, 'operator1')
  await desk.setViewportSize(office)
  await desk.goto('/workbench/hospital-figures')
  const table = desk.getByRole('region', { name: '每日明细' })
  await table.scrollIntoViewIfNeeded()
  const rows = table.locator('.ant-table-row')
  await expect(rows).toHaveCount(30)
  const box = table.locator('.ant-table-content')
  await box.hover()
  await expect(async () => {
    await desk.mouse.wheel(0, 400)
    await expect(rows.last()).toBeInViewport({ ratio: 0.9, timeout: 1_000 })
    await expect(table.getByRole('cell', { name: '合计', exact: true })).toBeInViewport({ ratio: 0.9, timeout: 1_000 })
  }).toPass()
  const day = table.getByRole('columnheader', { name: '日期' })
  await expect(day).toBeInViewport({ ratio: 0.9 })
  const [head, content] = [await day.boundingBox(), await box.boundingBox()]
  expect(Math.abs(head!.y - content!.y)).toBeLessThanOrEqual(2)
})

/** The lists that an office looks through all day. */
const lists = [
  '/orders',
  '/refunds',
  '/refunds/requests',
  '/invoices',
  '/bookings',
  '/booking-bans',
  '/clinics',
  '/clinics/plans',
  '/checkups',
  '/examinations',
  '/doctors',
  '/teams',
  '/coupons',
  '/articles',
  '/audit',
  '/staff',
] as const

test('a row of the office’s lists is 44 px high', async ({ nethos }) => {
  test.setTimeout(180_000)
  const desk = await deskOf(nethos, 'admin1')
  await desk.setViewportSize(office)
  const found: string[] = []
  let measured = 0
  for (const list of lists) {
    await desk.goto(`/workbench${list}`)
    await expect(desk.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(desk.locator('main .ant-skeleton')).toHaveCount(0)
    await expect(desk.getByRole('status', { name: '正在加载' })).toHaveCount(0)
    const height = await usualHeight(desk)
    if (height === undefined) continue
    measured++
    if (height > 45) found.push(`${list}: ${height} px`)
  }
  expect(found).toEqual([])
  expect(measured).toBeGreaterThanOrEqual(6)
})

/** Of most rows: a long reason may stand in two lines. */
const usualHeight = (desk: Page): Promise<number | undefined> =>
  desk.evaluate(() => {
    const all = [...document.querySelectorAll('.dense tbody > tr.ant-table-row')]
    const heights = all.map(row => row.getBoundingClientRect().height).toSorted((a, b) => a - b)
    return heights[Math.floor(heights.length / 2)]
  })
