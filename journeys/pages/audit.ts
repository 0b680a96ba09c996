import { auditPages } from '@nethos/contract/audit/audit.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [visit(auditPages.looks, {}, ['谁看过我的记录', '王秀英'])]
