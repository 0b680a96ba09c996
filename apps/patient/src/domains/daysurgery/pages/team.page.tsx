import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { team } from '../daysurgery.calls.ts'
import { Member } from '../parts/member.tsx'
import { useWhich } from '../parts/which.ts'

/** 手术团队: who operates, who gives the anaesthetic, who nurses. */
export default function TeamPage() {
  const rows = useRows(team(useWhich()))
  return (
    <ListPage rows={rows} empty="医院还没有公布手术团队" icon="team">
      {one => <Member key={`${one.role} ${one.name}`} one={one} />}
    </ListPage>
  )
}
