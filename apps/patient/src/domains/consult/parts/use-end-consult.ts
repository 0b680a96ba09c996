import { useCommand } from '@nethos/calls/command.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { consultKinds } from '@nethos/contract/consult/consult.kinds.ts'
import { hasTerm } from '@nethos/contract/consult/consult.status.ts'
import { confirm } from '../../../controls/dialog.ts'
import { endConsult } from '../consult.calls.ts'

/** 结束咨询, after a question. */
export function useEndConsult(consult: ConsultDetail) {
  const end = useCommand(endConsult)
  const { answerer } = consultKinds[consult.consultType]
  return {
    isBusy: end.isBusy,
    async ask(): Promise<void> {
      const isYes = await confirm({
        title: '确定要结束本次咨询吗？',
        text: hasTerm(consult)
          ? '服务时间还没有到。结束后不能再提问，费用不退，您可以对本次服务进行评价。'
          : `结束后${answerer}不再主动回复，您可以对${answerer}进行评价。`,
        yes: '结束咨询',
        no: '继续咨询',
        danger: hasTerm(consult),
      })
      if (isYes) await end.run({ consultId: consult.consultId })
    },
  }
}
