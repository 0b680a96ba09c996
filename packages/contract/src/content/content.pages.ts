import { pages } from '../pages.ts'

export const contentPages = pages({
  newestArticles: { at: '/article', title: '医生发布', kind: 'list', for: 'anybody' },
  articles: {
    at: '/doc/article/list',
    title: '医生文章',
    kind: 'list',
    for: 'anybody',
    query: ['docId?', 'teamId?', 'search?'],
  },
  article: { at: '/doc/article/:id', title: '文章详情', kind: 'reading', for: 'anybody', query: ['articleId?'] },
  agreement: { at: '/news/ysxy', title: '用户协议', kind: 'reading', for: 'anybody', query: ['type?'] },
  newsDetail: { at: '/news/detail/:newsId', title: '资讯详情', kind: 'reading', for: 'anybody' },
  news: {
    at: '/news/list',
    title: '医院资讯',
    kind: 'list',
    for: 'anybody',
    query: ['search?', 'typeId?', 'typeName?'],
  },
  health: { at: '/he/index', title: '健康教育', kind: 'hub', for: 'anybody' },
  healthSearch: { at: '/he/search', title: '健康教育搜索', kind: 'search', for: 'anybody', query: ['search?'] },
  healthList: { at: '/he/list', title: '健康教育列表', kind: 'list', for: 'anybody', query: ['typeId'] },
  healthDetail: { at: '/he/detail', title: '健康教育详情', kind: 'reading', for: 'anybody', query: ['newId'] },
  examinations: { at: '/jcxz', title: '检查须知', kind: 'list', for: 'anybody' },
  examination: { at: '/jcxz/detail', title: '检查须知详情', kind: 'reading', for: 'anybody', query: ['id'] },
  examinationSearch: { at: '/jcxz/search', title: '检查须知搜索', kind: 'search', for: 'anybody', query: ['search?'] },
  drugs: { at: '/ypkp', title: '药品科普', kind: 'list', for: 'anybody', query: ['id?'] },
  drugSearch: { at: '/ypkp/search', title: '药品科普搜索', kind: 'search', for: 'anybody', query: ['search?'] },
})
