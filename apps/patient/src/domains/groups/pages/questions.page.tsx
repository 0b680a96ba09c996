import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { SearchLink } from '../../../patterns/search-link.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { questions } from '../groups.calls.ts'
import { Answers } from '../parts/answers.tsx'
import { MembersOnly } from '../parts/not-in-group.tsx'
import { useGroupId } from '../use-group-id.ts'

/** 常见问题: what is asked often in the group. */
export default function QuestionsPage() {
  const groupId = useGroupId()
  const query = useServiceQuery(questions(groupId), { unless: groupId === '' })
  return (
    <MembersOnly groupId={groupId} asked={query}>
      <DetailPage detail={query}>
        {faqs => (
          <>
            <SearchLink to={groupPages.questionSearch.to({ groupId })} label="搜索常见问题" />
            {faqs.length === 0 ? (
              <Empty sentence="还没有常见问题，可以在群里向医生提问。" icon="help" />
            ) : (
              <Answers faqs={faqs} />
            )}
          </>
        )}
      </DetailPage>
    </MembersOnly>
  )
}
