import { useLocation, useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { consultPage } from '@nethos/contract/consult/consult.paths.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { paymentPaths } from '@nethos/contract/payment/payment.paths.ts'
import { confirm } from '../../controls/dialog.ts'
import { startPictureConsult } from './consult.calls.ts'
import {
  addGuardianAndBack,
  addPersonAndBack,
  completeIdCardAndBack,
  signTheNotice,
  type Asking,
} from './consult.links.ts'
import type { AskingDraft } from './use-asking-draft.ts'

/** Sends what was typed, and goes where the answer leads: to the cashier, or straight to the consult. */
export function useSending(asking: Asking, onSent: () => void) {
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const start = useCommand(startPictureConsult, error => {
    const { code, obj } = error
    if (code === consultRefusals.id_card_missing.code) {
      void ask('证件号不能为空，是否去完善信息？', '去完善', '再等等', completeIdCardAndBack(here))
      return true
    }
    if (code === consultRefusals.guardian_missing.code) {
      void ask(consultRefusals.guardian_missing.sentence, '去添加', '再等等', addGuardianAndBack(asking.personId, here))
      return true
    }
    if (code === consultRefusals.person_missing.code) {
      void ask(consultRefusals.person_missing.sentence, '去添加', '再等等', addPersonAndBack(here))
      return true
    }
    if (code === consultRefusals.consent_withdrawn.code) {
      void ask(consultRefusals.consent_withdrawn.sentence, '去阅读', '再等等', signTheNotice)
      return true
    }
    const open = (obj as { consultId?: string } | undefined)?.consultId
    if (code === consultRefusals.already_open.code && open) {
      void ask(consultRefusals.already_open.sentence, '查看咨询', '返回', consultPage(open))
      return true
    }
    return false
  })

  async function ask(title: string, yes: string, no: string, to: string): Promise<void> {
    if (await confirm({ title, yes, no })) await go(to)
  }

  return {
    isBusy: start.isBusy,
    async send(draft: AskingDraft): Promise<void> {
      const sent = await start.run({
        docId: asking.docId,
        personId: draft.personId || asking.personId,
        consultContent: draft.consultContent,
        illnessName: draft.illnessName,
        illnessTime: draft.illnessTime,
        expectedHelpContent: draft.expectedHelpContent,
        attaIdList: draft.pictures.map(picture => picture.attaId),
        consultSource: asking.consultSource,
        consultSourceId: asking.consultSourceId,
      })
      if (!sent) return
      onSent()
      const isUnpaid = sent.consult.consultStatus === 'unpaid'
      await go(
        isUnpaid ? `${paymentPaths.pay}?consultId=${encodeURIComponent(sent.consultId)}` : consultPage(sent.consultId),
        { replace: true },
      )
    },
  }
}
