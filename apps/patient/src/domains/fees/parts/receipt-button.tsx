import { useCommand } from '@nethos/calls/command.ts'
import { Button } from '../../../controls/button.tsx'
import { receipt } from '../fees.calls.ts'

/** 电子票据: opens the PDF. */
export function ReceiptButton({ settleNo }: { settleNo: string }) {
  const { run, isBusy } = useCommand(receipt)
  const show = async () => {
    const made = await run({ settleNo })
    if (made) location.assign(made.pdf.url)
  }
  return (
    <Button look="quiet" busy={isBusy} onClick={() => void show()}>
      查看电子票据
    </Button>
  )
}
