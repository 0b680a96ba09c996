import { linesOf, unevenness } from './lines.ts'
import { expect, test, type Page } from './nethos.ts'
import { samplePatient, samplesOf } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'

// What style sheets promise, as a browser computes it: another sheet may overrule the one that promises.

const phone = { width: 390, height: 844 }
type One = ReturnType<Page['locator']>

const colourOf = (one: One): Promise<string> => one.evaluate(element => getComputedStyle(element).color)

test('on a phone money does not look like a warning, a day is not broken, a picture in a talk is large', async ({
  nethos,
}) => {
  const { going, booking } = await samplesOf(nethos)
  const page = await phoneOf(nethos, samplePatient, { viewport: phone })

  await page.goto('/doc/index?docId=d0001')
  const price = page.locator('.price').first()
  await expect(price).toBeVisible()
  const warning = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--warn)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  expect(await colourOf(price)).not.toBe(warning)
  expect(await colourOf(price)).not.toBe(await colourOf(page.locator('body')))

  // In the usual letters there is room beside the label; a day breaks where there is none.
  const elder = await phoneOf(nethos, samplePatient, { viewport: { width: 360, height: 740 }, isElder: true })
  await elder.goto(`/my/book/list/${booking}`)
  const days = elder.locator('.lines__number', { hasText: /^\d{4}-\d\d-\d\d \d\d:\d\d$/ })
  await expect(days.first()).toBeVisible()
  for (const one of await days.all()) expect(await linesOf(one)).toBe(1)

  await page.goto(`/team/consult/${going}`)
  const bubble = page.locator('.bubble__said').first()
  await expect(bubble).toBeVisible()
  // Put in by hand: the demo's talk has no picture, and the style is what is looked at.
  const width = await bubble.evaluate(one => {
    const pictures = one.appendChild(document.createElement('div'))
    pictures.className = 'pictures'
    const picture = pictures.appendChild(document.createElement('button'))
    return picture.getBoundingClientRect().width
  })
  // As it was found, it had 73.
  expect(width).toBeGreaterThan(150)
})

test('at a doctor’s desk 发送 stays in its line, waiting times stand whole beside a red sign, labels keep their line', async ({
  nethos,
}) => {
  test.setTimeout(180_000)
  const { going } = await samplesOf(nethos)
  const desk = await deskOf(nethos, 'doctor1', { viewport: phone })
  await desk.goto(`/workbench/consults/${going}?tab=going`)
  const bar = desk.locator('.composer__bar')
  await expect(bar).toBeVisible()
  for (const width of [390, 360]) {
    await desk.setViewportSize({ width, height: phone.height })
    expect(await unevenness(bar), `${width} wide`).toBeLessThanOrEqual(4)
  }

  for (const width of [1024, 1440]) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.goto('/workbench/consults?tab=going')
    const row = desk.locator('.queue-row').first()
    await expect(row.locator('.queue-row__wait')).toBeVisible()
    const cut = await row.evaluate(one => {
      const line = one.querySelector('.queue-row__wait')!.parentElement!
      const sign = line.querySelector('.tag, [class*=tag]')!.cloneNode() as Element
      sign.textContent = '紧急：胸痛、呼吸困难、意识不清'
      line.prepend(sign)
      const wait = line.querySelector('.queue-row__wait')!.getBoundingClientRect()
      const edge = one.getBoundingClientRect()
      return { isCut: wait.right > edge.right + 1 || wait.left < edge.left - 1, height: wait.height }
    })
    expect(cut.isCut).toBe(false)
    expect(cut.height).toBeLessThan(30)
  }
})

test('the pharmacist’s labels on a phone, and all columns of the articles on a small screen', async ({ nethos }) => {
  test.setTimeout(180_000)
  const pharmacist = await nethos.logInStaff('pharmacist1')
  const { list } = await nethos.call('staff.prescription.list', { tab: 'ended' }, pharmacist)
  const page = await deskOf(nethos, 'pharmacist1', { viewport: phone })
  await page.goto(`/workbench/prescriptions/${list[0].consultId}`)
  const labels = page.locator('.renewal-page .ant-descriptions-item-label')
  await expect(labels.first()).toBeVisible()
  for (const label of await labels.all()) expect(await linesOf(label)).toBe(1)

  const office = await deskOf(nethos, 'operator1', { viewport: { width: 1366, height: 768 } })
  await office.goto('/workbench/articles')
  const table = office.getByRole('region', { name: '文章' }).or(office.locator('.paged')).first()
  const reads = table.getByRole('columnheader', { name: '阅读' })
  await expect(reads).toBeVisible()
  const hidden = await reads.evaluate(one => {
    const { right } = one.getBoundingClientRect()
    const holders: Element[] = []
    for (let at = one.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') holders.push(at)
    return right - Math.min(innerWidth, ...holders.map(holder => holder.getBoundingClientRect().right))
  })
  expect(hidden).toBeLessThanOrEqual(1)
  for (const cell of await table.locator('td:last-child').all()) expect(await linesOf(cell)).toBeLessThanOrEqual(1)
})

test('a list that is printed stands whole on the paper, as a table', async ({ nethos }) => {
  const desk = await deskOf(nethos, 'operator1')
  await desk.goto('/workbench/orders')
  const table = desk.locator('.dense table').first()
  await expect(table.locator('.ant-table-row').first()).toBeVisible()
  // A4 upright at 96 dots an inch, less the browser's own margins.
  await desk.setViewportSize({ width: 718, height: 1000 })
  await desk.emulateMedia({ media: 'print' })
  await expect(desk.getByRole('navigation', { name: '主菜单' })).toBeHidden()
  await expect(table.locator('thead')).toBeVisible()
  await expect
    .poll(() => table.evaluate(element => Math.ceil(element.getBoundingClientRect().right) - innerWidth))
    .toBeLessThanOrEqual(0)
})

test('what can be done in a consult stands within it, not upon the file of the patient', async ({ nethos }) => {
  const { going } = await samplesOf(nethos)
  const desk = await deskOf(nethos, 'doctor1', { viewport: { width: 1440, height: 900 } })
  await desk.goto(`/workbench/consults/${going}?tab=going`)
  const end = desk.getByRole('button', { name: '结束咨询' })
  await expect(end).toBeVisible()
  const right = (one: One) => one.evaluate(element => element.getBoundingClientRect().right)
  expect(await right(end)).toBeLessThanOrEqual(await right(desk.locator('.consult')))
  expect(await linesOf(desk.locator('.consult__who h1'))).toBe(1)
  const tops = (buttons: Element[]) => buttons.map(button => Math.round(button.getBoundingClientRect().top))
  for (const width of [1440, 1366, 1200, 1024, 390]) {
    await desk.setViewportSize({ width, height: 844 })
    await expect(desk.getByRole('button', { name: '更多操作' })).toBeVisible()
    await expect
      .poll(async () => new Set(await desk.locator('.consult__actions > *').evaluateAll(tops)).size, `${width} wide`)
      .toBe(1)
  }
})

test('on a phone the filters of a list stand in one grid', async ({ nethos }) => {
  const desk = await deskOf(nethos, 'operator1', { viewport: { width: 390, height: 844 } })
  for (const list of ['/orders', '/doctors', '/bookings']) {
    await desk.goto(`/workbench${list}`)
    const tools = desk.locator('.office__tools')
    await expect(tools).toBeVisible()
    const ragged = await tools.evaluate(box => {
      const { left, right, width } = box.getBoundingClientRect()
      const widths = [width, (width - 12) / 2]
      return [...box.children]
        .map(one => ({ what: one.textContent, at: one.getBoundingClientRect() }))
        .filter(
          ({ at }) =>
            at.left < left - 1 || at.right > right + 1 || !widths.some(wide => Math.abs(at.width - wide) <= 1),
        )
        .map(({ what }) => what)
    })
    expect(ragged, list).toEqual([])
  }
})
