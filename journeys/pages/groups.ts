import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

/** The demo's patient is in the first group, has applied to the second, and may apply to the third. */
const [joined, applied, free] = ['g0001', 'g0002', 'g0003']

export const visits: VisitsOf = () => [
  visit(groupPages.groups, {}, ['我的医生', '糖尿病自我管理群', '何清禾、沈知远', '申请中', '审核中'], {
    leads: [groupPages.chat.at, groupPages.applied.at],
  }),
  visit(groupPages.apply, { groupId: applied }, ['炎症性肠病病友群', '群医生', '医生定期答疑', '查看申请结果']),
  visit(groupPages.apply, { groupId: free }, [
    '申请入群',
    '高血压家庭管理群',
    '群医生',
    '每周答疑',
    '王秀英',
    '申请理由',
    '提交申请',
  ]),
  visit(groupPages.applied, { groupId: applied }, ['申请已提交', '审核中', '炎症性肠病病友群', '撤回申请']),
  visit(
    groupPages.chat,
    { groupId: joined },
    ['糖尿病自我管理群', '群设置', '群公告', '老周', '无糖饼干能放心吃吗？', '和群友聊聊', '更多功能'],
    {
      leads: [groupPages.settings.at],
    },
  ),
  visit(
    groupPages.settings,
    { groupId: joined },
    ['群成员', '群公告', '我的群昵称', '群二维码', '常见问题', '群医生', '消息免打扰', '退出群聊'],
    { leads: [groupPages.code.at, groupPages.questions.at, groupPages.doctors.at] },
  ),
  visit(groupPages.questions, { groupId: joined }, ['常见问题', '搜索常见问题', '低血糖了怎么办？'], {
    leads: [groupPages.questionSearch.at],
  }),
  visit(groupPages.questionSearch, { groupId: joined, search: '低血糖' }, ['低血糖了怎么办？', '先吃15克糖']),
  visit(groupPages.doctors, { groupId: joined }, ['群医生', '沈知远', '主任医师', '心血管内科'], {
    leads: [doctorPages.doctors.at],
  }),
  visit(groupPages.code, { groupId: joined }, [
    '糖尿病自我管理群',
    '扫一扫，申请加入患者群',
    '放大群二维码',
    '保存图片',
  ]),
]
