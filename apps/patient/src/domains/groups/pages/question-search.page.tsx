import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { SearchPage } from '../../../patterns/search-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { useWord } from '../../../patterns/use-in-address.ts'
import { questions } from '../groups.calls.ts'
import { Answers } from '../parts/answers.tsx'
import { MembersOnly } from '../parts/not-in-group.tsx'
import { useGroupId } from '../use-group-id.ts'

/** 常见问题搜索: questions and answers in which a word stands. */
export default function QuestionSearchPage() {
  const groupId = useGroupId()
  const { value: word, set: setWord } = useWord()
  const query = useServiceQuery(questions(groupId, word), { unless: groupId === '' || word === '', keepPrevious: true })
  return (
    <MembersOnly groupId={groupId} asked={query}>
      <SearchPage
        label="搜索常见问题"
        word={word}
        onSearch={setWord}
        recent="group-questions"
        suggestions={
          <ButtonLink to={groupPages.questions.to({ groupId })} look="soft">
            看全部常见问题
          </ButtonLink>
        }
      >
        <Value of={query} shape="rows">
          {faqs =>
            faqs.length === 0 ? (
              <Empty icon="search" sentence={`没有找到与“${word}”相关的问题，可以在群里向医生提问。`} />
            ) : (
              <Answers faqs={faqs} isOpen />
            )
          }
        </Value>
      </SearchPage>
    </MembersOnly>
  )
}
