import { bodyOf } from '../../reference/body.ts'
import { named, fixedTexts, textRows, type HospitalNames } from '../../reference/fixed-texts.ts'
import { aboutUs } from './fixed-texts/about-us.ts'
import { bedNotice } from './fixed-texts/bed-notice.ts'
import { licences } from './fixed-texts/licences.ts'
import { promotion } from './fixed-texts/promotion.ts'

/** What only the hospital itself can say. */
const own = { 关于我们: aboutUs, 资质公示: licences, 床位通知: bedNotice, 推广活动: promotion }

/** The standing texts as they held half a year ago. */
export const demoContentTexts = (now: number, runtime: HospitalNames) =>
  textRows({ ...fixedTexts, ...own }, now - 180 * 86_400_000, runtime)

/** /blankPage/welcome and /blankPage/help: a text, and a way on. */
export const demoContentBlocks = (now: number, runtime: HospitalNames) => {
  const publishedAt = new Date(now - 30 * 86_400_000).toISOString()
  const text = '欢迎使用{hospital}。在这里可以向医生提问、查看记录、管理家人的就诊信息。'
  return [
    { blockId: 'welcome', title: '欢迎使用', bodyHtml: bodyOf(named(text, runtime)), link: '', publishedAt },
    { blockId: 'help', title: '使用帮助', bodyHtml: '', link: '/v2/help', publishedAt },
  ]
}
