import { own, type PagesOf } from './page-at.ts'

export const auditPages: PagesOf = () => [own('/my/record/looks', '', ['谁看过我的记录', '王秀英'])]
