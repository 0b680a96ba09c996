import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

/** The demo's patient is in the first group and has applied to the second. */
const [joined, applied] = ['g0001', 'g0002']

export const visits: VisitsOf = () => [
  visit(groupPages.groups, {}, ['我的医生', '糖尿病自我管理群', '人', '申请中', '炎症性肠病病友群', '审核中']),
  visit(groupPages.apply, { groupId: applied }, ['炎症性肠病病友群', '群医生', '您的申请正在审核中', '查看申请结果']),
  visit(groupPages.applied, { groupId: applied }, ['申请已提交', '审核中', '炎症性肠病病友群', '撤回申请']),
  visit(groupPages.chat, { groupId: joined }, ['糖尿病自我管理群', '群设置', '群公告', '老周', '无糖饼干能放心吃吗？']),
  visit(groupPages.settings, { groupId: joined }, [
    '群成员',
    '群公告',
    '我的群昵称',
    '群二维码',
    '常见问题',
    '群医生',
    '消息免打扰',
    '退出群聊',
  ]),
  visit(groupPages.questions, { groupId: joined }, ['常见问题', '搜索常见问题', '低血糖了怎么办？']),
  visit(groupPages.questionSearch, { groupId: joined, search: '低血糖' }, ['低血糖了怎么办？', '先吃15克糖']),
  visit(groupPages.doctors, { groupId: joined }, ['群医生', '沈知远']),
  visit(groupPages.code, { groupId: joined }, ['糖尿病自我管理群', '扫一扫，申请加入患者群', '保存图片']),
]
