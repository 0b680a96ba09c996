import { contentPages } from '@nethos/contract/content/content.pages.ts'
import type { HospitalShelf } from '@nethos/contract/content/content.shelves.ts'

export interface Shelf {
  shelf: HospitalShelf
  title: string
  label: string
  /** The page to search on; without one the list itself is searched. */
  searchTo?: string
  empty: string
  /** Its list, which a category narrows (?typeId=). */
  listAt: string
  /** What the reader should bear in mind, below each text. */
  caution?: string
}

export const newsShelf: Shelf = {
  shelf: 'news',
  title: '医院资讯',
  label: '搜索医院资讯',
  listAt: contentPages.news.at,
  empty: '暂无资讯',
}

export const healthShelf: Shelf = {
  shelf: 'health',
  title: '健康教育',
  label: '搜索健康知识',
  listAt: contentPages.healthList.at,
  searchTo: contentPages.healthSearch.at,
  empty: '暂无文章',
  caution: '本文用于健康科普，不能代替医生的诊断和治疗。身体不适请及时就医。',
}

export const examinationShelf: Shelf = {
  shelf: 'examination',
  title: '检查须知',
  label: '搜索检查项目',
  listAt: contentPages.examinations.at,
  searchTo: contentPages.examinationSearch.at,
  empty: '暂无检查须知',
  caution: '准备要求以预约单和检查科室的当面说明为准，有疑问请先问医生或登记处。',
}

export const drugShelf: Shelf = {
  shelf: 'drug',
  title: '药品科普',
  label: '搜索药品',
  listAt: contentPages.drugs.at,
  searchTo: contentPages.drugSearch.at,
  empty: '暂无药品科普',
  caution: '用药请遵医嘱，并以药品说明书为准。不要自行加量、减量或停药。',
}
