import type { Private, Public } from './record-kinds.ts'
import type { World } from './world.ts'

// What ids of several domains mean.
export const consult = (status: 'unpaid' | 'going' | 'unreviewed' | 'finished' | 'new') => (world: World) =>
  world.consult(status)
export const person: Private = { record: world => world.owner.personId }
export const ofDoctor: Pick<Private, 'owner' | 'stranger'> = {
  owner: world => world.doctor.session,
  stranger: world => world.otherDoctor.session,
}
export const picture = (world: World) => world.upload({ accountId: world.owner.accountId })
export const doctor: Public = 'public: doctors, teams, hospitals and departments are shown to everybody'
export const text: Public = 'public: what is published is read by everybody, and nothing else is found'
export const sender: Public = "public: the client's own number of a message, looked for among the caller's own"
export const place: Public = 'public: a place in the talk that is asked for; of another talk it is no place in this one'
export const link: Public = 'public: where a link came from; kept as it is, looked up nowhere'
export const home = {
  receiver: '王秀英',
  mobile: '13800000001',
  areaCode: '330106',
  areaName: '浙江省杭州市西湖区',
  street: '文三路1号',
}
export const captcha: Public = 'public: a captcha is nobody’s record; rule 15 tries it'
