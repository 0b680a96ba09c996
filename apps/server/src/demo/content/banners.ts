/** Pictures without words: the words stand beside them, for eyes and ears. */
export const demoBanners = [
  {
    bannerId: 'b1',
    title: '在家也能问医生',
    subtitle: '图文咨询，24小时内回复',
    picture: 'banner-consult',
    url: '/doc/index',
    position: 1,
  },
  {
    bannerId: 'b2',
    title: '专家团队，一起看',
    subtitle: '多学科医生给一份意见',
    picture: 'banner-team',
    url: '/team/list',
    position: 2,
  },
  {
    bannerId: 'b3',
    title: '慢病复诊，线上续方',
    subtitle: '审核通过后药品送到家',
    picture: 'banner-renewal',
    url: '/renewal',
    position: 3,
  },
  {
    bannerId: 'b4',
    title: '健康知识，每天一点',
    subtitle: '医生写给您的小文章',
    picture: 'banner-reading',
    url: '/he/index',
    position: 4,
  },
]
