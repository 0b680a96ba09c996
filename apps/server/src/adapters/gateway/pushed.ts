import * as z from 'zod/mini'
import { bookingHappening } from './calls/booking.ts'
import { checkupHappening } from './calls/checkups.ts'
import { examinationHappening } from './calls/examinations.ts'
import { report } from './calls/results.ts'
import { stayHappening } from './calls/stays.ts'
import { surgeryHappening } from './calls/surgeries.ts'

const mostPushed = 200

/** An empty one is a knock: we ask. */
const happenings = <S extends z.ZodMiniType>(entry: S) =>
  z.object({ happenings: z._default(z.array(entry).check(z.maxLength(mostPushed)), []) })

/** What a push may say, by the address that it comes to: /hospital/{name}/{hosId}. */
export const pushedBody = {
  push: happenings(bookingHappening),
  // Reports are read one by one: what cannot be read is kept.
  results: z.object({ reports: z._default(z.array(z.unknown()).check(z.maxLength(mostPushed)), []) }),
  examinations: happenings(examinationHappening),
  surgeries: happenings(surgeryHappening),
  stays: happenings(stayHappening),
  checkups: happenings(checkupHappening),
}
export type PushName = keyof typeof pushedBody

interface PushAddress {
  name: PushName
  member: 'happenings' | 'reports'
  entry: z.ZodMiniType
  says: string
}

const asking = (what: string, part: string): string =>
  `${what}的变化。我们随即来问 /${part}/happenings，以答复为准；空对象只是敲门。`

export const pushAddresses: readonly PushAddress[] = [
  {
    name: 'push',
    member: 'happenings',
    entry: bookingHappening,
    says: '挂号的变化。空对象只是敲门：我们随即来问 /booking/happenings。',
  },
  {
    name: 'results',
    member: 'reports',
    entry: report,
    says: '新到的报告。空对象只是敲门：我们随即来问 /results/arrivals。',
  },
  {
    name: 'examinations',
    member: 'happenings',
    entry: examinationHappening,
    says: asking('检查申请、时段、排队', 'examinations'),
  },
  { name: 'surgeries', member: 'happenings', entry: surgeryHappening, says: asking('手术', 'surgeries') },
  { name: 'stays', member: 'happenings', entry: stayHappening, says: asking('住院证和床位', 'stays') },
  { name: 'checkups', member: 'happenings', entry: checkupHappening, says: asking('体检', 'checkups') },
]
