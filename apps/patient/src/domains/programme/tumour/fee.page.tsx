import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'

/** 费用明细: a bill stands with all fees. */
export default function TumourFee() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <Page>
      <Empty sentence="这笔账单的项目、金额和合计在“费用查询”里查看。" icon="wallet">
        <ButtonLink to={feePages.outpatientFee.to({ id })}>查看明细</ButtonLink>
      </Empty>
    </Page>
  )
}
