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
  '/my/book/list': '/my/book',
  '/report/list': '/report',
  '/fee/mz/0': '/fee',
  '/butler/mz/dzf': '/fee',
} as const satisfies Record<string, ServiceAddress>

export const iconOf = (address: ServiceAddress | keyof typeof sameService): ServiceIconName =>
  iconOfAddress[address in sameService ? sameService[address as keyof typeof sameService] : (address as ServiceAddress)]

/** The section of home whose entries stand as the large cards at its top. */
export const leadSection = '首屏'
