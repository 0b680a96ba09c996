import type { Grant, GrantShown, Managed, Manager } from '@nethos/contract/grants/grants.schemas.ts'

const noon = Date.parse('2026-11-21T04:00:00Z')
const day = 86_400_000

export const aGrant = (changes: Partial<Grant> = {}): Grant => ({
  grantId: 'g1',
  grantStatus: 'asked',
  scopes: ['consult', 'pay'],
  days: 90,
  askedAt: noon,
  askedUntil: noon + 3 * day,
  endsAt: null,
  ...changes,
})

export const aManaged = (changes: Partial<Managed> = {}): Managed => ({
  personId: 'p2',
  personName: '王德福',
  relationship: 'parents',
  age: 72,
  isSpoken: false,
  isOpen: true,
  scopes: ['book', 'pay', 'reports', 'consult'],
  openUntil: null,
  closedSentence: '',
  ageLine: null,
  asked: null,
  given: null,
  notAskable: '',
  askedMobile: '139****0011',
  ...changes,
})

export const aGrantShown = (changes: Partial<GrantShown> = {}): GrantShown => ({
  ...aGrant(),
  managerName: '王*英',
  managerMobile: '138****0001',
  personName: '王*福',
  relationship: 'parents',
  ...changes,
})

export const aManager = (changes: Partial<Manager> = {}): Manager => ({
  managedId: 'm1',
  managerName: '王*英',
  managerMobile: '138****0001',
  callMobile: '',
  relationship: 'parents',
  isSpoken: false,
  isOpen: true,
  scopes: ['book', 'pay', 'reports', 'consult'],
  openUntil: null,
  askedGrantId: '',
  ...changes,
})
