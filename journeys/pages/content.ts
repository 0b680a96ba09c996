import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [
  visit(contentPages.newestArticles, {}, ['医生发布', '孩子发烧，什么时候要去医院？', '苏小满']),
  visit(contentPages.articles, { docId: 'd0001' }, ['医生文章', '血压早上高、晚上低，药该怎么吃？']),
  visit(contentPages.articles, { teamId: 't01' }, ['团队文章', '心电图上的“早搏”，要不要紧？']),
  visit(contentPages.article, { id: 'a001' }, [
    '血压早上高、晚上低，药该怎么吃？',
    '沈知远',
    '怎样量才算数',
    '这位医生的更多文章',
  ]),
  visit(contentPages.agreement, {}, ['用户协议']),
  visit(contentPages.newsDetail, { newsId: 'n1-01' }, ['胸痛患者急救转运再提速', '医院宣传中心', '请立刻拨打120']),
  visit(contentPages.news, {}, ['医院资讯', '医院动态', '通知公告', '元旦假期门诊与急诊安排']),
  visit(contentPages.news, { typeName: '医院动态' }, ['胸痛患者急救转运再提速']),
  visit(contentPages.health, {}, ['搜索健康知识', '心脑血管', '推荐阅读', '与高血压好好相处', '健康教育']),
  visit(contentPages.healthSearch, { search: '高血压' }, ['搜索健康知识', '与高血压好好相处']),
  visit(contentPages.healthList, { typeId: 'he1' }, ['心脑血管', '与高血压好好相处']),
  visit(contentPages.healthDetail, { newId: 'he1-01' }, ['与高血压好好相处', '阅读']),
  visit(contentPages.examinations, {}, ['搜索检查项目', 'CT', 'MRI', '超声', '胸部CT（平扫）']),
  visit(contentPages.examination, { id: 'ex1-01' }, ['胸部CT（平扫）', '检查前准备', '注意事项', '检查地点']),
  visit(contentPages.examinationSearch, { search: 'CT' }, ['搜索检查项目', '胸部CT（平扫）']),
  visit(contentPages.drugs, {}, ['搜索药品', '降压药', '氨氯地平']),
  visit(contentPages.drugs, { id: 'dr1-01' }, ['氨氯地平', '治什么', '怎么用', '要留意', '用药请遵医嘱']),
  visit(contentPages.drugSearch, { search: '氨氯地平' }, ['搜索药品', '氨氯地平']),
]
