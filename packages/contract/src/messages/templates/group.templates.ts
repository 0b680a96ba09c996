import type { Template } from './template.ts'

const ofGroup = { group: '群名称' } as const

/** What patient groups tell. */
export const groupTemplates = {
  group_approved: {
    moduleType: 'doctor',
    event: '入群申请已通过',
    title: '入群申请已通过',
    content: '您已加入“{群名称}”，点击进入群聊。',
    values: ofGroup,
  },
  group_declined: {
    moduleType: 'doctor',
    event: '入群申请未通过',
    title: '入群申请未通过',
    content: '您申请加入“{群名称}”未通过：{原因}',
    values: { ...ofGroup, reason: '原因' },
  },
  group_lapsed: {
    moduleType: 'doctor',
    event: '入群申请超过30天未处理',
    title: '入群申请已失效',
    content: '您申请加入“{群名称}”超过30天未处理，已失效。仍需要时可以重新申请。',
    values: ofGroup,
  },
  group_removed: {
    moduleType: 'doctor',
    event: '被移出患者群',
    title: '您已被移出患者群',
    content: '您已被移出“{群名称}”：{原因}',
    values: { ...ofGroup, reason: '原因' },
  },
  group_mentioned: {
    moduleType: 'doctor',
    event: '患者群里有人提到患者',
    title: '群里有人提到您',
    content: '“{群名称}”里有人提到了您，点击查看。',
    values: ofGroup,
  },
  group_announced: {
    moduleType: 'doctor',
    event: '患者群发布公告',
    title: '患者群有新公告',
    content: '“{群名称}”发布了新公告，点击查看。',
    values: ofGroup,
  },
} as const satisfies Readonly<Record<string, Template>>
