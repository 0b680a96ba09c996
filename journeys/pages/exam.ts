import { shown, type PagesOf } from './page-at.ts'

export const examPages: PagesOf = () => [shown('/endoscopy/docs', '', ['护理咨询', '护师'])]
