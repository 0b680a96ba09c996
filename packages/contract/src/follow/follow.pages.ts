import { pages } from '../pages.ts'

export const followPages = pages({
  recentTalks: { at: '/my/doc/msg', title: '最近消息', kind: 'list', for: 'account' },
  doctors: { at: '/my/doc/follow', title: '关注的医生', kind: 'list', for: 'account' },
  oldTalks: { at: '/myDoctor/recentChat', title: '最近聊天', kind: 'list', for: 'account' },
  oldDoctors: { at: '/myDoctor/followDoctor', title: '关注医生', kind: 'list', for: 'account' },
  talks: { at: '/chat', title: '消息', kind: 'list', for: 'account', query: ['docId'] },
  talk: { at: '/chart/:followId', title: '医患沟通', kind: 'room', for: 'account' },
})
