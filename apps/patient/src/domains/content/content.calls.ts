import { query } from '@nethos/calls/query.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'

export const standingText = (typeName: string) => query(contentServices.standingText, { typeName })
