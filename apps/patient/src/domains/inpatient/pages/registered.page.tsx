import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ForAdmission, useAdmission } from '../parts/for-admission.tsx'

/** 登记结果: that he stands in the line, or why not, and what comes next. */
export default function RegisteredPage() {
  const query = useAdmission()
  const one = query.value?.admission
  if (!one)
    return (
      <Page>
        <Value of={query}>{of => <ForAdmission of={of}>{() => null}</ForAdmission>}</Value>
      </Page>
    )
  const compatId = one.personId
  const isOver = one.activeFlag === 0
  const isDone = !isOver && one.status !== 'noted'
  return (
    <ResultPage
      verdict={isDone ? 'good' : isOver ? 'bad' : 'waiting'}
      headline={isDone ? '登记成功' : isOver ? one.statusLabel : '还没有登记'}
      links={
        <>
          {one.status === 'noted' && <ButtonLink to={pages.register.to({ compatId })}>去登记</ButtonLink>}
          <ButtonLink to={pages.card.to({ compatId })} look={isDone ? 'main' : 'soft'}>
            查看住院卡
          </ButtonLink>
          <ButtonLink to={pages.prepare.to({ compatId })} look="soft">
            入院前准备
          </ButtonLink>
        </>
      }
    >
      <p>
        {one.personName}，{one.deptName}
      </p>
      <p>{one.statusText}</p>
      {one.line && <p>{one.line.sentence}</p>}
      {one.reason && <p>{one.reason}</p>}
    </ResultPage>
  )
}
