import { shown, at, type PagesOf } from './page-at.ts'

export const contentPages: PagesOf = () => [
  shown('/article', '', ['医生发布', '孩子发烧，什么时候要去医院？', '苏小满']),
  shown('/doc/article/list', '?docId=d0001', ['医生文章', '血压早上高、晚上低，药该怎么吃？']),
  shown('/doc/article/list', '?teamId=t01', ['团队文章', '心电图上的“早搏”，要不要紧？']),
  at(
    '/doc/article/:id',
    '/doc/article/a001',
    ['血压早上高、晚上低，药该怎么吃？', '沈知远', '怎样量才算数', '这位医生的更多文章'],
    'guests',
  ),
  shown('/news/ysxy', '', ['用户协议']),
  at(
    '/news/detail/:newsId',
    '/news/detail/n1-01',
    ['胸痛患者急救转运再提速', '医院宣传中心', '请立刻拨打120'],
    'guests',
  ),
  shown('/news/list', '', ['医院资讯', '医院动态', '通知公告', '元旦假期门诊与急诊安排']),
  shown('/news/list', '?typeName=医院动态', ['胸痛患者急救转运再提速']),
  shown('/he/index', '', ['搜索健康知识', '心脑血管', '推荐阅读', '与高血压好好相处', '健康教育']),
  shown('/he/search', '?search=高血压', ['搜索健康知识', '与高血压好好相处']),
  shown('/he/list', '?typeId=he1', ['心脑血管', '与高血压好好相处']),
  shown('/he/detail', '?newId=he1-01', ['与高血压好好相处', '阅读']),
  shown('/jcxz', '', ['搜索检查项目', 'CT', 'MRI', '超声', '胸部CT（平扫）']),
  shown('/jcxz/detail', '?id=ex1-01', ['胸部CT（平扫）', '检查前准备', '注意事项', '检查地点']),
  shown('/jcxz/search', '?search=CT', ['搜索检查项目', '胸部CT（平扫）']),
  shown('/ypkp', '', ['搜索药品', '降压药', '氨氯地平']),
  shown('/ypkp', '?id=dr1-01', ['氨氯地平', '治什么', '怎么用', '要留意', '用药请遵医嘱']),
  shown('/ypkp/search', '?search=氨氯地平', ['搜索药品', '氨氯地平']),
]
