import { activityPages as pages } from '@nethos/contract/activity/activity.pages.ts'

/** The year that an address is about: /2022/report/doc. */
export const yearIn = (pathname: string): number => Number(/^\/(\d{4})\//.exec(pathname)?.[1] ?? 0)

/** Where a doctor logs in for a year; 2021 has no login of its own. */
export const loginFor = (year: number): string =>
  year === 2023
    ? pages.yearLogin2023.at
    : year === 2022
      ? pages.yearLogin2022.at
      : `${pages.yearLogin2022.at}?year=${year}`

const reports: Readonly<Record<number, (fields: { docId: string }) => string>> = {
  2021: pages.doctorYear2021.to,
  2022: pages.doctorYear2022.to,
  2023: pages.doctorYear2023.to,
}
export const reportFor = (year: number, docId: string): string => (reports[year] ?? pages.doctorYear2023.to)({ docId })
