import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Tasks } from '../parts/tasks.tsx'
import { useHome } from '../parts/which.ts'

/** 全部事项: every stage with its tasks, and how each stands. */
export default function AllItemsPage() {
  const query = useHome()
  return (
    <DetailPage detail={query}>
      {one => (one.tasks.length === 0 ? <Empty sentence="暂无事项" icon="plan" /> : <Tasks of={one} />)}
    </DetailPage>
  )
}
