import { sql } from 'kysely'
import type { Database, InTransaction } from '../database/connect.ts'
import { spellingOfName } from '../domains/content/spelling.ts'
import { searchWordRows } from '../domains/content/search-word.table.ts'
import { demoArticles, demoArticleWords } from './content/articles.ts'
import { demoBanners } from './content/banners.ts'
import type { HospitalNames } from '../reference/fixed-texts.ts'
import { demoContentBlocks, demoContentTexts } from './content/content-texts.ts'
import { homeEntries } from '../reference/home-entries.ts'
import { demoArticleTypes, demoShelfArticles, demoTextWords } from './content/shelf-articles.ts'
import { demoHomeNotices } from './content/home-notices.ts'
import { hubEntries } from '../reference/hub-entries.ts'
import { demoDoctors } from './hospital/doctors.ts'
import { figuresOf, promisesOf } from './hospital/figures.ts'
import { campuses, hospitals } from './hospital/hospitals.ts'
import { demoBounds, demoPractices } from './hospital/practices.ts'
import { demoNotices } from './hospital/notices.ts'
import { offersOf, servicesOf } from './hospital/offers.ts'
import { demoReviews } from './hospital/reviews.ts'
import { demoPharmacists, pharmacistOffers } from './hospital/pharmacists.ts'
import { demoTeamServices } from './hospital/team-services.ts'
import { demoTeams } from './hospital/teams.ts'
import { hasHospital } from './has-hospital.ts'
import { insertRows } from '../database/insert-rows.ts'
import { departments } from '../reference/departments.ts'
import { dictionary } from '../reference/dictionary.ts'
import { params } from './params.ts'

/** Held while loading, so that two servers that start together load once. */
const loadLock = 20_261_121
const defaultNames: HospitalNames = { hospitalName: '南山云医院', customerServicePhone: '400-000-1234' }
const year = 365 * 86_400_000

/** Loads the hospital into an empty database, in one transaction. Says whether it did; the second time it does nothing. */
export function loadHospital(db: Database, now: number, runtime: HospitalNames = defaultNames): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${loadLock})`.execute(trx)
    if (await hasHospital(trx)) return false
    await loadReference(trx)
    await loadPeople(trx, now)
    await loadContent(trx, now, runtime)
    return true
  })
}

/** D and eight signs that nobody takes for others: docId in another spelling. */
const demoPromoteCode = (docId: string): string =>
  `DA${docId
    .toUpperCase()
    .replaceAll(/\d/g, digit => 'ABCDEFGHJK'[Number(digit)]!)
    .padStart(7, 'A')}`

/** What every hospital of the country has alike. */
async function loadReference(trx: InTransaction): Promise<void> {
  await insertRows(trx, 'department', departments())
  await insertRows(trx, 'dictionary', dictionary())
  await insertRows(trx, 'param', params)
}

async function loadPeople(trx: InTransaction, now: number): Promise<void> {
  const reviews = demoReviews(now)
  const createdAt = new Date(now - 2 * year).toISOString()
  await insertRows(trx, 'hospital', hospitals)
  await insertRows(trx, 'campus', campuses)
  await insertRows(
    trx,
    'doctor',
    [...demoDoctors, ...demoPharmacists].map(doctor => ({
      ...doctor,
      ...spellingOfName(doctor.docName),
      ...figuresOf(doctor.docId, reviews),
      createdAt,
    })),
  )
  await insertRows(trx, 'doctorOffer', demoDoctors.flatMap(offersOf))
  await insertRows(trx, 'doctorOffer', pharmacistOffers)
  await insertRows(trx, 'doctorService', demoDoctors.flatMap(servicesOf))
  await insertRows(trx, 'doctorNotice', demoNotices(now))
  await insertRows(trx, 'doctorPractice', demoPractices(createdAt))
  await insertRows(trx, 'offerBound', demoBounds(createdAt))
  await insertRows(
    trx,
    'exclusiveCode',
    demoDoctors.map(({ docId }) => ({ exclusiveCodeId: `x${docId}`, docId, createdAt })),
  )
  await insertRows(
    trx,
    'promoteCode',
    demoDoctors.map(({ docId }) => ({ code: demoPromoteCode(docId), docId, createdAt })),
  )
  await insertRows(
    trx,
    'team',
    demoTeams.map(({ members: _members, text: _text, ...team }) => ({
      ...team,
      ...figuresOf(team.teamId, reviews),
      createdAt,
    })),
  )
  await insertRows(
    trx,
    'teamMember',
    demoTeams.flatMap(({ teamId, members }) =>
      members.map(({ docId }, position) => ({ teamId, docId, memLevel: position === 0 ? 'ADM' : 'MEM', position })),
    ),
  )
  await insertRows(trx, 'teamService', demoTeamServices)
  await insertRows(trx, 'review', reviews)
  await insertRows(trx, 'promise', [
    ...demoDoctors.flatMap(({ docId }) => promisesOf('docId', docId, figuresOf(docId, reviews).servedCount, now)),
    ...demoTeams.flatMap(({ teamId }) => promisesOf('teamId', teamId, figuresOf(teamId, reviews).servedCount, now)),
  ])
}

async function loadContent(trx: InTransaction, now: number, runtime: HospitalNames): Promise<void> {
  await insertRows(trx, 'article', demoArticles(now))
  await insertRows(trx, 'articleType', demoArticleTypes)
  await insertRows(trx, 'article', demoShelfArticles(now))
  await insertRows(trx, 'searchWord', searchWordRows(demoWords()))
  await insertRows(trx, 'contentText', demoContentTexts(now, runtime))
  await insertRows(trx, 'banner', demoBanners)
  await insertRows(trx, 'homeEntry', homeEntries)
  await insertRows(trx, 'homeEntry', hubEntries)
  await insertRows(trx, 'homeNotice', demoHomeNotices)
  await insertRows(trx, 'contentBlock', demoContentBlocks(now, runtime))
}

/** What people look for: illnesses and what else doctors, teams, departments and texts are tagged with. */
const demoWords = (): string[] => [
  ...demoDoctors.flatMap(doctor => doctor.tags),
  ...demoTeams.flatMap(team => team.tags),
  ...departments().flatMap(department => department.otherNames),
  ...demoArticleWords,
  ...demoTextWords,
]
