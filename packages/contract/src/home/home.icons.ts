import type { ServiceIconName } from '../common/service-icons.ts'

/** The drawing of each service, by where it leads: one drawing for one service, the same on every page (docs/look.md 3). */
export const iconOfAddress = {
  '/book': 'calendar',
  '/book/today': 'clock',
  '/book/mdt/pre': 'roundtable',
  '/school/dept': 'school',
  '/my/book': 'visits',
  '/doc/index': 'chat',
  '/my/consult/all': 'talks',
  '/team/list': 'team',
  '/videoIndex': 'video',
  '/videoIndex?sort=famous': 'star',
  '/yyzx': 'mortar',
  '/active/bayz': 'heart',
  '/renewal': 'renewal',
  '/my/prescription': 'pill',
  '/report': 'report',
  '/fee': 'wallet',
  '/my/dzfp': 'receipt',
  '/fee/zy/0': 'deposit',
  '/v2/tj': 'checkup',
  '/daysurgery': 'dayward',
  '/v2/rybl': 'hospital',
  '/notice/chuang': 'bell',
  '/pdjh': 'queue',
  '/jcyy': 'scan',
  '/jcxz': 'info',
  '/my/patient': 'people',
  '/healthFile': 'file',
  '/my/plan': 'plan',
  '/questionnaire/index': 'edit',
  '/he/index': 'book',
  '/news/list': 'notes',
  '/ypkp': 'flask',
  '/v2/help': 'help',
  '/kfzx': 'walk',
  '/ibd': 'gut',
  '/tumour/welcome': 'ribbon',
  '/rxzx': 'flower',
  '/wczq': 'baby',
  '/endoscopy': 'scope',
  '/fxgjkgl': 'lungs',
  '/gjyxb': 'globe',
} as const satisfies Record<string, ServiceIconName>

export type ServiceAddress = keyof typeof iconOfAddress

/** Further addresses of a service that has its drawing above. */
export const sameService = {
  '/book/select/dept': '/book',
  '/my/book/list': '/my/book',
  '/report/list': '/report',
  '/fee/mz/0': '/fee',
  '/butler/mz/dzf': '/fee',
  '/my/pay': '/fee',
  '/butler/prepay': '/fee/zy/0',
  '/my/renewal': '/renewal',
  '/my/medical': '/v2/tj',
} as const satisfies Record<string, ServiceAddress>

/** What stands within a service, by what it is: what to know before, messages, who treats one, what is still to do. */
export const iconOfPart = {
  '/book/expert': 'doctor',
  '/book/rule': 'info',
  '/my/book/all': 'clipboard',
  '/fee/verify': 'verify',
  '/butler/mz/yzf': 'check',
  '/butler/feelist': 'bed',
  '/butler/daylist': 'list',
  '/butler/recordlist': 'clock',
  '/admission/select': 'bed',
  '/coupons/my': 'ticket',
  '/medical/team/orders': 'people',
  '/medical/info': 'info',
  '/v2/tj/mini': 'phone',
  '/article': 'doctor',
  '/dhry/pre': 'info',
  '/dhry/dzd/pre': 'place',
  '/dhry/all': 'plan',
  '/dhry/message': 'bell',
  '/dhry/team': 'team',
  '/dhry/shoushu': 'dayward',
  '/dhry/picc': 'shield',
  '/dhry/news': 'book',
  '/daysurgery/all': 'plan',
  '/daysurgery/message': 'bell',
  '/daysurgery/team': 'team',
  '/daysurgery/picc': 'shield',
  '/daysurgery/news': 'book',
  '/daysurgery/companion': 'people',
  '/tumour/programme': 'plan',
  '/tumour/report': 'report',
  '/tumour/feelist': 'wallet',
  '/tumour/history': 'file',
  '/tumour/select/doc': 'doctor',
  '/tumour/news': 'book',
} as const satisfies Record<string, ServiceIconName>

type KnownAddress = ServiceAddress | keyof typeof sameService | keyof typeof iconOfPart

// oxlint-disable-next-line typescript/no-non-null-assertion -- a known address has an icon
export const iconOf = (address: KnownAddress): ServiceIconName => iconAt(address)!

const drawings: Readonly<Record<string, ServiceIconName>> = { ...iconOfAddress, ...iconOfPart }
const services: Readonly<Record<string, string>> = sameService

/** The drawing of what an address leads to, whatever it carries along: /fee/zy/0?compatId=1 is /fee/zy/0. */
export function iconAt(address: string): ServiceIconName | undefined {
  const path = address.replace(/[?#].*/, '')
  const drawn = (at: string) => drawings[services[at] ?? at]
  return drawn(address) ?? drawn(path)
}
