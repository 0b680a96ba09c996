import { bookingLabel, type BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { histories, historyKeys, type History } from '@nethos/contract/record/record.rules.ts'
import { openIllness } from './illness.table.ts'
import { statedFeeOf } from './stated-fee.ts'
import { isOpenFor } from '../people/public.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

async function bookingsPart({ db, runtime, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await bookingsOf({ db, caller, now })
  return {
    name: 'bookings',
    title: '挂号',
    labels: {
      createdAt: '下单时间',
      personName: '就诊人',
      hosName: '医院',
      deptName: '科室',
      doctorName: '医生',
      startsAt: '就诊时间',
      state: '状态',
      feeCents: '挂号费',
      recordNumber: '病案号',
      pickUpCode: '取号码',
      endReason: '结束原因',
      endedAt: '结束时间',
      illness: '就诊前病史',
    },
    rows: rows.map(({ status, isSameDay, illnessSealed, feeCents, isFeeKnown, ...row }) => ({
      ...row,
      feeCents: statedFeeOf({ feeCents, isFeeKnown }),
      state: bookingLabel(status as BookingStatus, isSameDay),
      illness: illnessSealed === null ? '' : illnessInWords(openIllness(runtime, illnessSealed)),
    })),
  }
}

const bookingsOf = ({ db, caller, now }: Pick<ArchiveScope, 'db' | 'caller' | 'now'>) =>
  db
    .selectFrom('booking')
    .innerJoin('hospital', 'hospital.hosId', 'booking.hosId')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'booking.deptId')
    .leftJoin('clinicDoctor', 'clinicDoctor.clinicDoctorId', 'booking.clinicDoctorId')
    .select(['bookingId', 'booking.createdAt', 'personName', 'hosName', 'deptName', 'doctorName', 'booking.startsAt'])
    .select([
      'status',
      'isSameDay',
      'feeCents',
      'isFeeKnown',
      'recordNumber',
      'pickUpCode',
      'endReason',
      'illnessSealed',
      'endedAt',
    ])
    .where('booking.accountId', '=', caller.accountId)
    .where(isOpenFor('booking.personId', 'book', now))
    .orderBy('booking.createdAt')
    .execute()

const illnessInWords = (illness: Readonly<Record<History, string>>): string =>
  historyKeys
    .filter(key => illness[key] !== '')
    .map(key => `${histories[key]}：${illness[key]}`)
    .join('；')

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 40, sectionOf: bookingsPart }]
