/** Where a text stands: signed by a doctor or team, or told by the hospital. The code is the wire's. */
export const shelves = {
  /** 医生文章 */
  doctor: 'ARTICLE',
  /** 医院资讯 */
  news: 'NEWS',
  /** 健康教育 */
  health: 'HEALTH',
  /** 检查须知 */
  examination: 'EXAMINATION',
  /** 药品科普 */
  drug: 'DRUG',
} as const
export type Shelf = keyof typeof shelves

/** The shelves of the hospital itself. */
export const hospitalShelves = ['news', 'health', 'examination', 'drug'] as const satisfies readonly Shelf[]
export type HospitalShelf = (typeof hospitalShelves)[number]

export const shelfNames = Object.keys(shelves) as [Shelf, ...Shelf[]]

/** What the desk calls them. */
export const shelfLabels: Readonly<Record<Shelf, string>> = {
  doctor: '医生文章',
  news: '医院资讯',
  health: '健康教育',
  examination: '检查须知',
  drug: '药品科普',
}
