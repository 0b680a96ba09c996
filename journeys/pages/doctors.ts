import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { leading, visit, type VisitsOf } from './page-at.ts'

/** Those of the talks with followed doctors too: the list of routes counts them to the doctors. */
export const visits: VisitsOf = samples => [
  visit(doctorPages.doctors, {}, ['我的咨询', '热门科室', '图文']),
  visit(doctorPages.doctors, { docId: 'd0001' }, ['沈知远', '擅长', '图文咨询', '关注']),
  visit(doctorPages.comments, { docId: 'd0001' }, ['评价']),
  visit(doctorPages.scanned, { exclusiveCodeId: 'xd0001' }, ['关注医生', '沈知远', '擅长', '关注', '咨询']),
  visit(doctorPages.scanned, { docId: 'd0004' }, ['关注医生', '张伟', '关注', '咨询']),
  visit(doctorPages.findDoctors, {}, ['按科室找医生', '图文']),
  visit(doctorPages.chooseDoctor, { deptCode: '03.04' }, ['选择医生', '沈知远', '擅长', '咨询']),
  leading('/myDoctor', followPages.oldTalks, {}, ['最近聊天', '关注医生', '沈知远']),
  visit(followPages.oldTalks, {}, ['最近聊天', '关注医生', '沈知远', '何清禾']),
  visit(followPages.oldDoctors, {}, ['最近聊天', '关注医生', '沈知远', '心血管内科', '宁禾大学附属第一医院']),
  visit(followPages.talks, {}, ['消息', '沈知远', '何清禾']),
  visit(followPages.talk, { followId: samples.followId }, [
    '沈知远',
    '家庭自测血压的正确方法',
    '两周到了，方便的话把这几天的血压发给我看看。',
    '给医生发消息',
  ]),
  visit(followPages.recentTalks, {}, ['我的医生', '消息', '群组', '团队', '沈知远']),
  visit(followPages.doctors, {}, ['沈知远', '主任医师', '心血管内科', '取消关注', '发消息']),
  visit(doctorPages.publicity, {}, ['服务项目和价格', '图文咨询', '投诉和监督', '12320', '医务人员']),
]
