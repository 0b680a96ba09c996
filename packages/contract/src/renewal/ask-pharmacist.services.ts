import * as z from 'zod/mini'
import { cents } from '../common/fields.ts'
import { asked, issued, mayNotAsk } from '../consult/consult.asked.ts'
import { consultRefusals } from '../consult/consult.refusals.ts'
import { namedPerson } from '../consult/consult.rules.ts'
import { consultSpelling as spelling } from '../consult/consult.words.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import { questionAllergy, questionMedicines } from './ask-pharmacist.rules.ts'
import { renewalDoctor } from './renewal.schemas.ts'
import { open, own } from '../common/ids.ts'
import { linkMeaning, shownToAll } from '../common/open-ids.ts'

/** A pharmacist whom patients may ask. */
export const pharmacist = z.object({
  ...renewalDoctor.shape,
  priceCents: cents,
  replyLimit: z.int(),
  /** Can be asked now. */
  isOpen: z.boolean(),
})
export type Pharmacist = z.infer<typeof pharmacist>

/** 用药咨询 (/yyzx): a question about medicines, which a pharmacist answers. */
export const askPharmacistServices = {
  /** Those who answer, who can be asked now first. */
  listPharmacists: service({
    name: 'nethos.renewal.pharmacist.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: list(pharmacist),
  }),
  /** One of them and what he asks for. */
  onePharmacist: service({
    name: 'nethos.renewal.pharmacist.detail',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(pharmacist),
    refusals: only(mayNotAsk, 'not_found'),
  }),
  /**
   * Asks him: a consult of the kind DRUGPIC, with a life, a talk and a rating like any other. The names of medicines of the
   * hospital's list are the list's, whatever the client says of them.
   */
  askPharmacist: service({
    name: 'nethos.consult.info.drugpic.issue',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    input: z.object({
      docId: open(shownToAll),
      personId: own('person', namedPerson),
      medicines: open('the list of drugs is shown to everybody who is logged in', questionMedicines),
      allergyHistory: questionAllergy,
      consultContent: asked.consultContent,
      attaIdList: own('upload', asked.attaIdList),
      consultSource: asked.consultSource,
      consultSourceId: open(linkMeaning, asked.consultSourceId),
    }),
    reply: issued,
    spelling,
    refusals: { ...mayNotAsk, ...only(consultRefusals, 'pharmacist_closed', 'quota_full') },
  }),
} satisfies Services
