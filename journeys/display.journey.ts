import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { linesOf } from './lines.ts'
import { expect, test, type Page } from './nethos.ts'
import { samplePatient, samplesOf } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'

test('at twice the type nothing on the first screen is cut or lies over something else', async ({ nethos }) => {
  const page = await phoneOf(nethos, samplePatient)
  await page.goto('/v4/index')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expect(page.getByRole('link', { name: '在线咨询' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await cut(page, '.banners__one:first-child', '.banners__words')).toEqual([])
  expect(await cut(page, '.tab-bar__tab')).toEqual([])
  expect(await cut(page, '.search-link')).toEqual([])
  expect(await gapBetween(page, '.tab-bar__tab')).toBeGreaterThanOrEqual(8)
  expect(await linesOf(page.locator('.search-link'))).toBeLessThanOrEqual(2)
  // The drawings come after the words.
  await expect(page.locator('.lead__drawing')).toHaveCount(2)
  for (const card of await page.locator('.lead__one').all()) expect(await isDrawnOver(card)).toBe(false)
})

test('the number of unread messages stands on one line, however long it is', async ({ nethos }) => {
  const page = await phoneOf(nethos, samplePatient)
  await page.goto('/v4/index')
  const badge = page.locator('.bell .unread')
  await expect(badge).toBeVisible()
  for (const number of ['15', '99+'])
    expect(
      await badge.evaluate((one, shown) => {
        one.firstChild!.textContent = shown
        const words = document.createRange()
        words.selectNodeContents(one.firstChild!)
        return words.getClientRects().length
      }, number),
    ).toBe(1)
})

test('in forced colours one still sees what is chosen, switched on, unread, and who said what', async ({ nethos }) => {
  const { going, clinicDepartment } = await samplesOf(nethos)
  const page = await phoneOf(nethos, samplePatient, { forcedColors: 'active' })
  await page.goto(bookingPages.byDate.to({ bookHosId: 'h1', bookDeptId: clinicDepartment, bookSort: 1 }))
  const days = page.getByRole('list', { name: '选择日期' })
  const [chosen, other] = [days.locator('[aria-pressed=true]'), days.locator('[aria-pressed=false]').first()]
  await expect(chosen).toBeVisible()
  expect([await styleOf(chosen, 'outlineStyle'), await styleOf(other, 'outlineStyle')]).toEqual(['solid', 'none'])

  await page.goto('/v2/set')
  const track = page.getByRole('switch').first().locator('.switch__track')
  expect(await styleOf(track, 'borderTopStyle')).toBe('solid')
  expect(await styleOf(track, 'backgroundColor', '::after')).not.toBe(await styleOf(track, 'backgroundColor'))

  await page.goto(`/team/consult/${going}`)
  expect(await styleOf(page.locator('.bubble__said').first(), 'borderTopStyle')).toBe('solid')

  await page.goto('/v4/index')
  expect(await styleOf(page.locator('.bell .unread'), 'borderTopStyle')).toBe('solid')

  const desk = await deskOf(nethos, 'doctor1', { forcedColors: 'active' })
  await desk.goto(`/workbench/consults/${going}?tab=going`)
  const [ours, theirs] = ['.message--ours', '.message:not(.message--ours)'].map(of =>
    desk.locator(`${of} .message__bubble`).first(),
  )
  expect(await styleOf(ours!, 'borderTopStyle')).toBe('solid')
  expect(await styleOf(ours!, 'borderTopColor')).not.toBe(await styleOf(theirs!, 'borderTopColor'))
  expect(await styleOf(desk.locator('[aria-current=page]').first(), 'outlineStyle')).toBe('solid')
})

/** The computed style of what is there by now. */
const styleOf = (
  one: ReturnType<Page['locator']>,
  property: 'outlineStyle' | 'borderTopStyle' | 'borderTopColor' | 'backgroundColor',
  part?: string,
): Promise<string> =>
  one.evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo)[name], [property, part] as const)

/** Whether the drawing of a card lies over its words. */
const isDrawnOver = (card: ReturnType<Page['locator']>): Promise<boolean> =>
  card.evaluate(one => {
    const boxOf = (part: string) => one.querySelector(part)!.getBoundingClientRect()
    return boxOf('.lead__drawing').top + 1 < boxOf('.lead__note').bottom
  })

/** The least room between the words of neighbours in a row. */
const gapBetween = (page: Page, boxes: string): Promise<number> =>
  page.locator(boxes).evaluateAll(all => {
    const edges = all.map(one => {
      const words = document.createRange()
      words.selectNodeContents(one.lastChild!)
      return words.getBoundingClientRect()
    })
    return Math.min(...edges.slice(1).map((right, at) => right.left - edges[at]!.right))
  })

/** The texts that stand out of their box, or of what clips it. */
const cut = (page: Page, box: string, inside = '*'): Promise<string[]> =>
  page.evaluate(
    ([outer, inner]) =>
      [...document.querySelectorAll(outer)].flatMap(one => {
        const edge = one.getBoundingClientRect()
        return [...one.querySelectorAll(inner), ...(inner === '*' ? [one] : [])]
          .filter(part => {
            const words = document.createRange()
            words.selectNodeContents(part)
            const { left, right, top, bottom } = words.getBoundingClientRect()
            const isSeen = !part.closest('.unseen') && part.querySelector('.unseen') === null
            return (
              isSeen &&
              (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
            )
          })
          .map(part => (part as HTMLElement).innerText)
      }),
    [box, inside] as const,
  )
