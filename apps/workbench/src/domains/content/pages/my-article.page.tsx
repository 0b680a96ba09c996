import { OneArticle } from './article.page.tsx'

/** 我的文章: one that the doctor signs himself. */
export default function MyArticlePage() {
  return <OneArticle list="/my-articles" />
}
