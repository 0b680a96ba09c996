import { bodyOf } from '../../reference/body.ts'
import { named, standingTexts, textRows, type HouseNames } from '../../reference/standing-texts.ts'
import { aboutUs } from './standing-texts/about-us.ts'
import { bedNotice } from './standing-texts/bed-notice.ts'
import { licences } from './standing-texts/licences.ts'
import { promotion } from './standing-texts/promotion.ts'

/** What only the hospital itself can say. */
const own = { 关于我们: aboutUs, 资质公示: licences, 床位通知: bedNotice, 推广活动: promotion }

/** The standing texts as they held half a year ago. */
export const demoContentTexts = (now: number, house: HouseNames) =>
  textRows({ ...standingTexts, ...own }, now - 180 * 86_400_000, house)

/** /blankPage/welcome and /blankPage/help: a text, and a way on. */
export const demoContentBlocks = (now: number, house: HouseNames) => {
  const publishedAt = new Date(now - 30 * 86_400_000).toISOString()
  const text = '欢迎使用{hospital}。在这里可以向医生提问、查看记录、管理家人的就诊信息。'
  return [
    { blockId: 'welcome', title: '欢迎使用', bodyHtml: bodyOf(named(text, house)), link: '', publishedAt },
    { blockId: 'help', title: '使用帮助', bodyHtml: '', link: '/v2/help', publishedAt },
  ]
}
