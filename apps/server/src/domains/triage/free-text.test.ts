import { expect, test } from 'vitest'
import { domains } from '../../domains.ts'

interface Schema {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> }
  safeParse(value: unknown): { success: boolean }
}

const sentence = '我突然胸痛，出冷汗半小时了'

/** The fields below a schema that take a sentence. */
function freeTexts(schema: Schema, path: string): string[] {
  const { def } = schema._zod
  if (def['type'] === 'string') return schema.safeParse(sentence).success ? [path] : []
  if (def['type'] === 'object')
    return Object.entries(def['shape'] as Readonly<Record<string, Schema>>).flatMap(([key, field]) =>
      freeTexts(field, path === '' ? key : `${path}.${key}`),
    )
  if (def['type'] === 'union') return (def['options'] as readonly Schema[]).flatMap(one => freeTexts(one, path))
  const inner = (def['innerType'] ?? def['element'] ?? def['in']) as Schema | undefined
  return inner ? freeTexts(inner, path) : []
}

/** What the commands of these fields give to `emergenciesIn`; tests of their domains say what becomes of it. */
const readByTriage = new Set([
  // A consult of any kind, what is added to it, its review; a question about medicine, a report; a renewal.
  'consultContent',
  'illnessName',
  'illnessTime',
  'expectedHelpContent',
  'replyContent',
  'supplementContent',
  'complaint',
  'note',
  'allergyNote',
  // Talks: of a follow, a group, a programme.
  'text',
  // Feedback and what is added to it, a review, an appeal, a visit of these days.
  'content',
  // What is said of a person before a visit.
  'presentingComplaint',
  'otherHistory',
  // Why somebody wants to join a group.
  'reason',
  // Before an admission.
  'needs',
  'remark',
  'medicines',
  'systolic',
  'diastolic',
])

const noWords = 'no words of a patient: it is looked up, compared, or handed to another system as it is'
/** What takes a sentence by its form, and why triage does not read it. */
const unread: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'agreement',
      'attaModelType',
      'base64',
      'billNo',
      'binganhao',
      'body',
      'callbackUrl',
      'cancelUrl',
      'captcha',
      'cardNumber',
      'cid',
      'consultSource',
      'consultSourceId',
      'currentCaptcha',
      'currentCid',
      'days',
      'deviceId',
      'jzkh',
      'login',
      'moduleType',
      'offerCode',
      'opType',
      'originalName',
      'page',
      'parts',
      'password',
      'patientAge',
      'patientSex',
      'payChannel',
      'personId',
      'promoteCode',
      'recordNumber',
      'reqUrl',
      'returnUrl',
      'taxNo',
      'ticket',
      'values.key',
      'weekdays.drugId',
      'ysdm',
    ].map(field => [field, noWords]),
  ),
  ...Object.fromEntries(
    [
      'accountName',
      'companionName',
      'contactName',
      'guardianName',
      'hosName',
      'invoiceTitle',
      'nickname',
      'patientName',
      'personName',
      'receiver',
      'visitorName',
      'companionRelationship',
      'guardianRelationship',
      'address',
      'street',
      'about',
      'contact',
      'contactWay',
      'mobile',
      'companionMobile',
      'contactMobile',
      'guardianMobile',
      'idCard',
      'guardianIdCard',
    ].map(field => [field, 'who somebody is, where he lives, how he is reached']),
  ),
  ...Object.fromEntries(
    ['height', 'weight', 'weightKg', 'whiteBloodCell'].map(field => [field, 'a number within its own limits']),
  ),
  ...Object.fromEntries(['drugName', 'medicines.drugName'].map(field => [field, 'the name of a medicine'])),
  ...Object.fromEntries(
    ['familyHistory', 'pastHistory', 'marriageHistory', 'menstrualHistory', 'traumaHistory', 'surgeryHistory'].map(
      field => [
        field,
        'what was before: an old heart attack is none of now; the complaint stands in a field of its own',
      ],
    ),
  ),
  allergyHistory: 'what he cannot take; of a question about medicine it is read, in issue.ts',
  tags: 'chosen from a list',
}

test('every field in which a patient may write a sentence is read by triage, or says why not', () => {
  const commands = domains
    .flatMap(domain => domain.services.map(one => one.service))
    .filter(({ kind, access }) => kind === 'command' && (access === 'account' || access === 'anybody'))
  const fields = commands.flatMap(({ name, input }) =>
    freeTexts(input as unknown as Schema, '').map(field => ({ name, field })),
  )
  expect(fields.length).toBeGreaterThan(200)
  const undecided = fields.filter(({ field }) => !readByTriage.has(field) && !(field in unread))
  expect(undecided).toEqual([])
  const known = new Set(fields.map(one => one.field))
  expect([...readByTriage, ...Object.keys(unread)].filter(field => !known.has(field))).toEqual([])
})
