import { firstOf, present } from '@nethos/contract/common/present.ts'
import * as z from 'zod/mini'
import { programmeDocument } from '@nethos/contract/programme/programme.document.ts'
import { placedProblems } from '@nethos/contract/programme/programme.problems.ts'
import { readPlanDefinition } from '../../pathway/public.ts'
import { readFhirQuestionnaire } from '../../questionnaire/public.ts'
import { ours } from './r4.ts'

/** A programme read from HL7 FHIR R4, as somebody would have written it; what is wrong with it; and what it lacks. */
export interface ReadProgramme {
  code: string
  document: object
  problems: string[]
  notTaken: string[]
}

type Fields = Record<string, unknown>

const text = z.optional(z.string())
const extensions = z.optional(
  z.array(
    z.looseObject({
      url: z.string(),
      valueString: text,
      valueMoney: z.optional(z.looseObject({ value: z.optional(z.number()), currency: text })),
    }),
  ),
)
const artifact = z.looseObject({
  extension: extensions,
  type: text,
  display: text,
  citation: text,
  document: z.optional(z.looseObject({ data: text, title: text, creation: text })),
})
const resource = z.looseObject({
  resourceType: z.string(),
  id: text,
  url: text,
  extension: extensions,
  identifier: z.optional(z.array(z.looseObject({ system: text, value: text }))),
  name: text,
  title: text,
  description: text,
  purpose: text,
  usage: text,
  contact: z.optional(
    z.array(z.looseObject({ name: text, telecom: z.optional(z.array(z.looseObject({ system: text, value: text }))) })),
  ),
  relatedArtifact: z.optional(z.array(artifact)),
  timingDuration: z.optional(z.looseObject({ value: z.optional(z.number()), code: text })),
})
type Resource = z.infer<typeof resource>
const bundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  entry: z.optional(z.array(z.looseObject({ fullUrl: text, resource: z.optional(z.unknown()) }))),
})

const mostEntries = 300

function resourcesOf(written: unknown): { all: Resource[] } | { sentence: string } {
  const none = { sentence: '这不是一份FHIR R4的Bundle或PlanDefinition' }
  const read = z.safeParse(bundle, written)
  if (!read.success) {
    const alone = z.safeParse(resource, written)
    return alone.success && alone.data.resourceType === 'PlanDefinition' ? { all: [alone.data] } : none
  }
  const entries = read.data.entry ?? []
  if (entries.length > mostEntries) return { sentence: `一份Bundle最多${mostEntries}项` }
  const all = entries.flatMap(one => {
    const inside = z.safeParse(resource, one.resource)
    return inside.success ? [{ ...inside.data, url: inside.data.url ?? one.fullUrl }] : []
  })
  return all.some(one => one.resourceType === 'PlanDefinition') ? { all } : none
}

function jsonIn({ extension }: { extension?: z.infer<typeof extensions> }, url: string): Fields | undefined {
  const found = extension?.find(one => one.url === url)?.valueString
  try {
    const read: unknown = found === undefined ? undefined : JSON.parse(found)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : undefined
  } catch {
    return undefined
  }
}

const codeOf = (id: string | undefined): string => {
  const code = (id ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
  return code.length < 2 ? 'imported' : code
}

const listed = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null) : []

/** The sets as the extension names them, each with the articles that say that they stand in it. */
function readingsOf(main: Resource, own: Fields): Fields[] {
  const articles = (main.relatedArtifact ?? []).map(one => {
    const { set, code, author } = jsonIn(one, ours.article) ?? {}
    const { data = '', title = '', creation = '' } = one.document ?? {}
    const body = Buffer.from(data, 'base64').toString('utf8')
    return { set, article: { code, title, body, author, reviewedOn: creation, source: one.citation ?? '' } }
  })
  return listed(own['readings']).map(({ code, title }) => ({
    code,
    title,
    articles: articles.filter(one => one.set === code).map(one => one.article),
  }))
}

function wordIn(extension: Resource['extension']): Fields {
  const word = extension?.find(one => one.url === ours.priceWord)?.valueString
  return word === undefined ? {} : { priceWord: word }
}

const offerOf = ({ identifier, title, description, extension, timingDuration }: Resource): Fields => ({
  code: identifier?.find(one => one.system === ours.offer)?.value,
  title,
  text: description,
  priceCents: Math.round((extension?.find(one => one.url === ours.price)?.valueMoney?.value ?? 0) * 100),
  ...wordIn(extension),
  ...(timingDuration?.value !== undefined && { days: timingDuration.value }),
})

interface Parts {
  main: Resource
  all: readonly Resource[]
  today: string
  notTaken: string[]
}

function formIn({ all, today, notTaken }: Parts, isForm: (one: Resource) => boolean): Fields | undefined {
  const found = all.find(one => one.resourceType === 'Questionnaire' && isForm(one))
  if (!found) return undefined
  const read = readFhirQuestionnaire(found, today)
  notTaken.push(...read.notTaken.map(one => `申请表：${one}`))
  const { pages, promise, redFlags } = read.document
  return { pages, ...(promise !== undefined && { promise }), ...(redFlags !== undefined && { redFlags }) }
}

function planIn({ notTaken }: Parts, written: Resource | undefined): object | null {
  if (!written) return null
  const read = readPlanDefinition(written)
  notTaken.push(...read.notTaken.map(one => `随访计划：${one}`))
  return read.document
}

/** One that was written out by us: field by field, without loss. */
function ownDocument(parts: Parts, own: Fields): object {
  const { main, all } = parts
  const at = main.url ?? ''
  const [contact] = main.contact ?? []
  const notice = own['notice'] as Fields | null | undefined
  const application = own['application'] as Fields | null | undefined
  const { readings: _, ...rest } = own
  return {
    ...rest,
    name: main.title ?? '',
    summary: main.description ?? '',
    introduction: {
      text: main.purpose ?? '',
      place: contact?.name ?? '',
      telephone: contact?.telecom?.find(one => one.system === 'phone')?.value ?? '',
    },
    readings: readingsOf(main, own),
    notice: notice ? { ...notice, text: main.usage ?? '' } : null,
    application: application
      ? {
          ...application,
          title: titleOfForm(parts, `${at}:form`),
          form: formIn(parts, one => one.url === `${at}:form`) ?? { pages: [] },
          offers: all
            .filter(one => one.resourceType === 'ActivityDefinition' && (one.url ?? '').startsWith(`${at}:offer-`))
            .map(offerOf),
        }
      : null,
    plan: planIn(
      parts,
      all.find(one => one.resourceType === 'PlanDefinition' && one.url === `${at}:plan`),
    ),
  }
}

const titleOfForm = ({ all }: Parts, url: string): string => all.find(one => one.url === url)?.title ?? ''

/** Of another system's plan what a programme can say; what it must have and does not say is put there, and named. */
function foreignDocument(parts: Parts): object {
  const { main, notTaken } = parts
  const title = main.title ?? main.name ?? ''
  notTaken.push('没有写可以申请的服务，先加了一项免费服务，请改写')
  const form = formIn(parts, () => true)
  if (!form) notTaken.push('没有申请表，先加了一个问题，请改写')
  const about = main.purpose ?? main.description ?? title
  return {
    name: title.slice(0, 20),
    summary: (main.description ?? title).slice(0, 60),
    icon: 'hospital',
    entries: [
      { title: '介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
      { title: '申请', icon: 'edit', target: { to: 'kind', kind: 'apply' } },
    ],
    introduction: { text: about.slice(0, 4000) },
    application: {
      title: '申请',
      form: form ?? {
        pages: [{ items: [{ kind: 'text', id: 'wish', text: '请写下您的情况和需要', required: true }] }],
      },
      offers: [{ code: 'service', title: '服务', text: title === '' ? '服务' : title, priceCents: 0 }],
    },
    plan: planIn(parts, main),
  }
}

/** Questionnaires that the plan asks for are documents of their own: they are brought in under 问卷. */
function otherQuestionnaires(all: readonly Resource[]): string[] {
  const prefix = 'urn:nethos:questionnaire:'
  return all
    .filter(one => one.resourceType === 'Questionnaire' && (one.url ?? '').startsWith(prefix))
    .map(
      one =>
        `随访用的问卷“${one.title ?? one.id ?? ''}”请在“问卷”里另外导入，编号 ${present(one.url).slice(prefix.length)}`,
    )
}

/** `today`: 'YYYY-MM-DD', for a form that says nothing of its last review. */
export function readFhirProgramme(written: unknown, today: string): ReadProgramme {
  const found = resourcesOf(written)
  if ('sentence' in found) return { code: 'imported', document: {}, problems: [found.sentence], notTaken: [] }
  const { all } = found
  const plans = all.filter(one => one.resourceType === 'PlanDefinition')
  const main = plans.find(one => jsonIn(one, ours.programme)) ?? firstOf(plans)
  const own = jsonIn(main, ours.programme)
  const parts: Parts = { main, all, today, notTaken: otherQuestionnaires(all) }
  const document = own ? ownDocument(parts, own) : foreignDocument(parts)
  const read = programmeDocument.safeParse(document)
  return {
    code: codeOf(main.id ?? main.name),
    document: read.success ? read.data : document,
    problems: [...new Set(placedProblems(document).map(one => one.sentence))].slice(0, 100),
    notTaken: [...new Set(parts.notTaken)].slice(0, 200),
  }
}
