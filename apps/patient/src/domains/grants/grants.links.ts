import { grantPaths } from '@nethos/contract/grants/grants.paths.ts'

const about = (path: string, fields: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(fields)}`

export const personGrantPage = (personId: string): string => about(grantPaths.person, { compatId: personId })
export const askPage = (personId: string): string => about(grantPaths.ask, { compatId: personId })
export const answerOwnPage = (grantId: string): string => about(grantPaths.answer, { id: grantId })
