import { useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FilledIn } from '../parts/answers.tsx'
import { applicationOf } from '../programme.calls.ts'
import { useField, type PlaceProps } from '../use-place.ts'

/** 申请信息: what was filled in, read only. */
export default function ProgrammeInformation(_: PlaceProps) {
  return (
    <DetailPage detail={useServiceQuery(applicationOf(useField('id')))}>{one => <FilledIn one={one} />}</DetailPage>
  )
}
