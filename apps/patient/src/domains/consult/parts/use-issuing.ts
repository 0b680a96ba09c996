import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useLocation, useNavigate } from 'react-router'
import { useCommand, type CommandOf } from '@nethos/calls/command.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { OutputOf, SentOf, Service } from '@nethos/contract/service.ts'
import { confirm } from '../../../controls/dialog.ts'
import { signTheNotice } from '../consult.links.ts'
import type { AskingDraft } from '../use-asking-draft.ts'

type Issued = OutputOf<typeof consultServices.startPictureConsult>

/** What of a draft every kind of consult is asked with. */
export const askedIn = (draft: AskingDraft) => ({
  consultContent: draft.consultContent,
  illnessName: draft.illnessName,
  illnessTime: draft.illnessTime,
  expectedHelpContent: draft.expectedHelpContent,
  attaIdList: draft.pictures.map(picture => picture.attaId),
})

/** Sends what was typed, and goes where the answer leads: to the cashier, to the consult, or to what is missing. */
export function useIssuing<S extends Service>(
  issue: CommandOf<S> & (OutputOf<S> extends Issued ? unknown : never),
  {
    personId,
    onSent,
    onRefused,
  }: { personId: string; onSent: () => void; onRefused?: (code: string | undefined) => void },
) {
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const start = useCommand<S>(issue, ({ code, obj }) => {
    onRefused?.(code)
    const open = (obj as { consultId?: string } | undefined)?.consultId
    const ways: Readonly<Record<string, [string, string, string, string] | undefined>> = {
      [consultRefusals.id_card_missing.code]: [
        '证件号不能为空，是否去完善信息？',
        '去完善',
        '再等等',
        accountPages.completeIdCard.to({ back: here }),
      ],
      [consultRefusals.guardian_missing.code]: [
        consultRefusals.guardian_missing.sentence,
        '去添加',
        '再等等',
        peoplePages.guardian.to({ compatId: personId, nextPage: here }),
      ],
      [consultRefusals.person_missing.code]: [
        consultRefusals.person_missing.sentence,
        '去添加',
        '再等等',
        peoplePages.add.to({ callback: here }),
      ],
      [consultRefusals.consent_withdrawn.code]: [
        consultRefusals.consent_withdrawn.sentence,
        '去阅读',
        '再等等',
        signTheNotice,
      ],
      [consultRefusals.already_open.code]: open
        ? [consultRefusals.already_open.sentence, '查看咨询', '返回', consultPages.consult.to({ consultId: open })]
        : undefined,
    }
    const way = code === undefined ? undefined : ways[code]
    if (way) void ask(...way)
    return way !== undefined
  })

  async function ask(title: string, yes: string, no: string, to: string): Promise<void> {
    if (await confirm({ title, yes, no })) await go(to)
  }

  return {
    isBusy: start.isBusy,
    async send(sent: SentOf<S>): Promise<void> {
      const issued = (await start.run(sent)) as Issued | undefined
      if (!issued) return
      onSent()
      const { consultId } = issued
      const isUnpaid = issued.consult.consultStatus === 'unpaid'
      await go(isUnpaid ? paymentPages.pay.to({ consultId }) : consultPages.consult.to({ consultId }), {
        replace: true,
      })
    },
  }
}
