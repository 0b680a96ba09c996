import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { filesPage, whoseIn } from '../hospital-account.links.ts'

/** 修改结果: what the hospital has now. A link may bring another message, which is shown as words only. */
export default function ChangedPage() {
  const [query] = useSearchParams()
  const go = useNavigate()
  const { personId } = whoseIn(query)
  const person = personId ? peoplePages.person.to({ compatId: personId }) : peoplePages.people.at
  return (
    <ResultPage
      verdict="good"
      headline={changedSentence}
      onBack={() => void go(person, { replace: true })}
      links={
        <>
          <ButtonLink to={person} replace>
            返回
          </ButtonLink>
          {personId && (
            <ButtonLink to={filesPage(personId)} look="quiet" replace>
              查看院内地址
            </ButtonLink>
          )}
        </>
      }
    >
      医院已更新您的信息。
    </ResultPage>
  )
}
