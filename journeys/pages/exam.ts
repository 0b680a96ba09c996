import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [visit(examPages.nursing, {}, ['护理咨询', '护师'])]
