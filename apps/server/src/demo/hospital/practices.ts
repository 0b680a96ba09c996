const days = (weekdays: readonly number[], ...stretches: [from: string, until: string][]) =>
  weekdays.flatMap(weekday => stretches.map(([from, until]) => ({ weekday, from, until })))
const workdays = [1, 2, 3, 4, 5]

/** When some doctors answer; one of them takes so many a day, and says so at once. */
export const demoPractices = (changedAt: string) => [
  {
    docId: 'd0001',
    hours: [...days(workdays, ['12:30', '13:30'], ['19:30', '21:00']), ...days([6], ['09:00', '11:30'])],
    dailyQuota: 200,
    autoReply: '',
    changedAt,
  },
  {
    docId: 'd0005',
    hours: days(workdays, ['18:30', '21:00']),
    dailyQuota: 30,
    autoReply: '您好，我白天出门诊，晚上六点半以后集中回复。请先把用药和检查结果拍照发来。',
    changedAt,
  },
]

/** Between what and what doctors set their prices, in cents. */
export const demoBounds = (changedAt: string) => [
  { consultType: 'DOCPIC', minCents: 0, maxCents: 20_000, changedAt },
  { consultType: 'DOCVIDEO', minCents: 0, maxCents: 50_000, changedAt },
  { consultType: 'DRUGPIC', minCents: 0, maxCents: 5_000, changedAt },
]
