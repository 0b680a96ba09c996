import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { idCard as idCardRule, readIdCard } from '@nethos/contract/common/id-card.ts'
import type { MaritalStatus } from '@nethos/contract/common/marital-status.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { personName as nameRule } from '@nethos/contract/common/text.ts'
import { needsGuardianAt, type Relationship } from '@nethos/contract/people/people.rules.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useDraft } from '../../patterns/draft.ts'
import { useCaptcha } from '../account/public.tsx'
import { addPerson, sendPersonCaptcha } from './people.calls.ts'
import { noGuardian, sentOf, wrongInGuardian, type NamedGuardian } from './parts/guardian-fields.tsx'

/** What is typed to add somebody; kept on this phone until it is sent. */
export interface NewPerson {
  personName: string
  idCard: string
  mobile: string
  relationship: Relationship | null
  maritalStatus: MaritalStatus
  areaCode: string
  areaName: string
  guardian: NamedGuardian
}

const empty: NewPerson = {
  personName: '',
  idCard: '',
  mobile: '',
  relationship: null,
  maritalStatus: 'unknown',
  areaCode: '',
  areaName: '',
  guardian: noGuardian,
}

const rules = { personName: nameRule, idCard: idCardRule, mobile: mobileRule }

/** The form that adds somebody, and the code that proves his mobile. */
export function useNewPerson(onAdded: (personId: string) => unknown) {
  const draft = useDraft('people.add', empty)
  const { idCard, mobile } = draft.value
  const needsGuardian = needsGuardianAt(readIdCard(idCard)?.birthOn ?? null, serverNow())
  const sending = useCommand(sendPersonCaptcha)
  const captcha = useCaptcha({ key: 'person', mobile, send: () => sending.run({ mobile }) })
  const form = useForm({
    draft,
    rules,
    validate: ({ relationship, guardian }) => ({
      captcha: captcha.wrong,
      relationship: relationship ? undefined : '请选择与本人的关系',
      guardian: needsGuardian ? Object.values(wrongInGuardian(guardian)).find(Boolean) : undefined,
    }),
    send: async ({ guardian, relationship, areaName: _shown, ...facts }) => {
      if (!relationship) return undefined
      const proof = { cid: captcha.cid, captcha: captcha.code }
      return run(addPerson, { ...facts, relationship, ...proof, ...(needsGuardian && sentOf(guardian)) })
    },
    refusalFields: { [identityRefusals.person_exists.code]: 'idCard' },
    onRefused: captcha.refuse,
    onSent: ({ personId }) => {
      captcha.clear()
      return onAdded(personId)
    },
  })
  return { form, captcha, needsGuardian }
}
