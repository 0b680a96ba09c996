import { Button } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { useBack } from '../../../patterns/use-back.ts'

/** Nothing stands under this address, and the way back. */
export function NothingHere({ title }: { title: string }) {
  const back = useBack()
  return (
    <Page title={title}>
      <Empty sentence="暂无内容" icon="book">
        <Button look="soft" onClick={back}>
          返回
        </Button>
      </Empty>
    </Page>
  )
}
