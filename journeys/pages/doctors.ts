import { at, own, shown, type PagesOf } from './page-at.ts'

/** Those of the talks with followed doctors too: the list of routes counts them to the doctors. */
export const doctorsPages: PagesOf = samples => [
  shown('/doc/index', '', ['我的咨询', '热门科室', '图文']),
  shown('/doc/index', '?docId=d0001', ['沈知远', '擅长', '图文咨询', '关注']),
  shown('/doc/comment', '?docId=d0001', ['评价']),
  shown('/doc/scan', '?exclusiveCodeId=xd0001', ['关注医生', '沈知远', '擅长', '关注', '咨询']),
  shown('/doc/scan', '?docId=d0004', ['关注医生', '张伟', '关注', '咨询']),
  shown('/internetRoom', '', ['按科室找医生', '图文']),
  shown('/consult/doc/list', '?deptCode=03.04', ['选择医生', '沈知远', '擅长', '咨询']),
  own('/myDoctor', '', ['最近聊天', '关注医生', '沈知远']),
  own('/myDoctor/recentChat', '', ['最近聊天', '关注医生', '沈知远', '何清禾']),
  own('/myDoctor/followDoctor', '', ['最近聊天', '关注医生', '沈知远', '心血管内科', '宁禾大学附属第一医院']),
  own('/chat', '', ['消息', '沈知远', '何清禾']),
  at('/chart/:followId', `/chart/${samples.followId}`, [
    '沈知远',
    '家庭自测血压的正确方法',
    '两周到了，方便的话把这几天的血压发给我看看。',
    '给医生发消息',
  ]),
  own('/my/doc/msg', '', ['我的医生', '消息', '群组', '团队', '沈知远']),
  own('/my/doc/follow', '', ['沈知远', '主任医师', '心血管内科', '取消关注', '发消息']),
]
