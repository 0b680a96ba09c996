import type { Discharge } from '../../../ports/hospital-stays.ts'
import { MessageFault } from '../fault.ts'
import { placeOf, type Message, type Segment } from '../message.ts'

type DischargeFields = Omit<Discharge, 'dischargedAt'>

/** What goes home with him: DG1 of the type F, and OBX by their codes COURSE, ADVICE, DRUG, NEXT. */
export function dischargeWords({ segments }: Message): DischargeFields {
  const coded = (code: string) => segments.filter(one => one.name === 'OBX' && one.at(3).toUpperCase() === code)
  const words = (code: string) =>
    coded(code)
      .map(one => one.at(5))
      .join('\n')
      .slice(0, 4_000)
  const final = segments.find(one => one.name === 'DG1' && one.at(6).toUpperCase() === 'F')
  const [next] = coded('NEXT')
  return {
    diagnosis: (final?.at(4) || final?.at(3, 2) || final?.at(3) || '').slice(0, 500),
    course: words('COURSE'),
    advice: words('ADVICE'),
    drugs: coded('DRUG').map(drugOf),
    ...(next && { nextAppointment: nextOf(next) }),
  }
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Name ^ usage ^ times of the day, parted by spaces ^ days. */
function drugOf(obx: Segment): DischargeFields['drugs'][number] {
  const times = obx.at(5, 3).split(' ').filter(Boolean)
  const days = Number(obx.at(5, 4) || 0)
  const isReadable = obx.at(5) !== '' && times.every(one => timePattern.test(one))
  if (!isReadable || !Number.isInteger(days) || days < 0 || days > 365)
    throw new MessageFault(placeOf(obx, 5), '不是“药名^用法^时间^天数”', 102)
  return { name: obx.at(5).slice(0, 200), usage: obx.at(5, 2).slice(0, 200), times, days }
}

/** Day ^ department ^ doctor ^ what to bring. */
function nextOf(obx: Segment): NonNullable<DischargeFields['nextAppointment']> {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(obx.at(5)) ?? []
  if (day === undefined) throw new MessageFault(placeOf(obx, 5), '不是复诊的日期', 102)
  return {
    day: `${year}-${month}-${day}`,
    deptName: obx.at(5, 2).slice(0, 100),
    doctorName: obx.at(5, 3).slice(0, 100),
    note: obx.at(5, 4).slice(0, 500),
  }
}

/** What was said later counts; what was not said again stays. */
export const mergedDischarge = (all: readonly DischargeFields[]): DischargeFields => ({
  diagnosis: all.findLast(one => one.diagnosis !== '')?.diagnosis ?? '',
  course: all.findLast(one => one.course !== '')?.course ?? '',
  advice: all.findLast(one => one.advice !== '')?.advice ?? '',
  drugs: all.findLast(one => one.drugs.length > 0)?.drugs ?? [],
  ...withNext(all.findLast(one => one.nextAppointment !== undefined)),
})
const withNext = (one: DischargeFields | undefined) =>
  one?.nextAppointment ? { nextAppointment: one.nextAppointment } : {}
