export const contentPaths = {
  /** 用户协议; ?type=隐私政策 shows the privacy policy. */
  agreement: '/news/ysxy',
  /** ?docId= of a doctor, ?teamId= of a team, ?search= with these words. */
  articles: '/doc/article/list',
  article: '/doc/article/:id',
  newestArticles: '/article',
  news: '/news/list',
  newsDetail: '/news/detail/:newsId',
  health: '/he/index',
  healthList: '/he/list',
  healthSearch: '/he/search',
  /** ?newId= */
  healthDetail: '/he/detail',
  examinations: '/jcxz',
  /** ?id= */
  examination: '/jcxz/detail',
  examinationSearch: '/jcxz/search',
  /** ?id= opens the text of one drug. */
  drugs: '/ypkp',
  drugSearch: '/ypkp/search',
} as const

const named = (path: string, value: string): string => path.replace(/:\w+/, encodeURIComponent(value))

export const articleWay = (articleId: string): string => named(contentPaths.article, articleId)

/** Where a text of the hospital is read. */
export const newsWay = ({
  shelf,
  newId,
}: {
  shelf: 'news' | 'health' | 'examination' | 'drug'
  newId: string
}): string => {
  const id = encodeURIComponent(newId)
  if (shelf === 'news') return named(contentPaths.newsDetail, newId)
  if (shelf === 'health') return `${contentPaths.healthDetail}?newId=${id}`
  if (shelf === 'examination') return `${contentPaths.examination}?id=${id}`
  return `${contentPaths.drugs}?id=${id}`
}
