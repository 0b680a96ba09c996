import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [visit(guidePages.guide, {}, ['导诊', '哪里不舒服？', '身体部位', '看看挂哪科'])]
