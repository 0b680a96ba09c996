import type { Contributions, Contribution, Domain, Served } from '../domain.ts'
import type { Payables } from './payable.ts'
import type { LinkTargets } from './link-targets.ts'
import type { WaitingFor } from './waiting.ts'
import type { TodayPart } from './today.ts'

/** Gives each domain what all of them contribute. */
export function assemble(domains: readonly Domain[]): readonly (Contribution & Served)[] {
  const contributions = gather(domains)
  return domains.map(domain => ('serve' in domain ? { ...domain, ...domain.serve(contributions) } : domain))
}

function gather(domains: readonly Contribution[]): Contributions {
  return {
    payables: payablesOf(domains),
    ownBills: Object.assign({}, ...domains.map(one => one.ownBills ?? {})),
    accounts: domains.flatMap(({ accounts }) => accounts ?? []),
    archive: domains.flatMap(({ archive }) => archive ?? []),
    prices: async ctx => (await Promise.all(domains.flatMap(({ prices }) => prices?.(ctx) ?? []))).flat(),
    questionnaireSubmitted: Object.assign({}, ...domains.map(one => one.questionnaireSubmitted ?? {})),
    pathwayEnded: Object.assign({}, ...domains.map(one => one.pathwayEnded ?? {})),
    incidents: domains.flatMap(({ incidents }) => incidents ?? []),
    supervised: domains.flatMap(({ supervised }) => supervised ?? []),
    supervisedStates: domains.flatMap(({ supervisedStates }) => supervisedStates ?? []),
    signedDocuments: domains.flatMap(({ signedDocuments }) => signedDocuments ?? []),
    today: todayPartsOf(domains),
    waiting: waitingOf(domains),
    linkTargets: linkTargetsOf(domains),
    lookup: domains.flatMap(({ lookup }) => lookup ?? []),
    doctorPlaces: async (ctx, docId) => {
      const found = await Promise.all(domains.flatMap(({ doctorPlaces }) => doctorPlaces?.(ctx, docId) ?? []))
      return found.flat()
    },
    healthRecord: (ctx, personId) =>
      theOne(
        'health record',
        domains.map(one => one.healthRecord),
      )(ctx, personId),
    medicineWarnings: (ctx, consult) =>
      theOne(
        'medicine warnings',
        domains.map(one => one.medicineWarnings),
      )(ctx, consult),
    patientHead: (ctx, consult) =>
      theOne(
        'head of the patient',
        domains.map(one => one.patientHead),
      )(ctx, consult),
  }
}

const waitingOf =
  (domains: readonly Contribution[]): WaitingFor =>
  async ctx =>
    (await Promise.all(domains.flatMap(({ waiting }) => waiting?.(ctx) ?? []))).flat()

const linkTargetsOf =
  (domains: readonly Contribution[]): LinkTargets =>
  async ctx =>
    (await Promise.all(domains.flatMap(({ linkTargets }) => linkTargets?.(ctx) ?? []))).flat()

function payablesOf(domains: readonly Contribution[]): Payables {
  const all = domains.flatMap(({ payables }) => Object.entries(payables ?? {}))
  const twice = all.find(([bizType], index) => all.findIndex(other => other[0] === bizType) < index)
  if (twice) throw new Error(`two domains sell a ${twice[0]}`)
  return Object.fromEntries(all)
}

/** A figure has one owner. */
function todayPartsOf(domains: readonly Contribution[]): readonly TodayPart[] {
  const parts = domains.flatMap(({ today }) => today ?? [])
  const all = parts.flatMap(({ figures }) => Object.keys(figures))
  const twice = all.find((figure, index) => all.indexOf(figure) < index)
  if (twice) throw new Error(`two domains count ${twice}`)
  return parts
}

/** What exactly one domain contributes. */
function theOne<T>(what: string, contributed: readonly (T | undefined)[]): T {
  const [found, other] = contributed.filter(one => one !== undefined)
  if (found === undefined || other !== undefined) throw new Error(`one domain, and only one, contributes ${what}`)
  return found
}
