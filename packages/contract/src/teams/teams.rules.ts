import type { TeamService } from './teams.schemas.ts'

const units: Readonly<Record<TeamService['lengthUnit'], string>> = { DAY: '天', WEEK: '周', MONTH: '个月', YEAR: '年' }

/** 3个月, 1年: how long a service lasts. */
export const lengthInWords = ({ lengthOfTime, lengthUnit }: Pick<TeamService, 'lengthOfTime' | 'lengthUnit'>): string =>
  `${lengthOfTime}${units[lengthUnit]}`
