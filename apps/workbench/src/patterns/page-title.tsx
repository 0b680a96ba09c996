import { createContext, useContext } from 'react'

/** What every title of a tab ends in, and how many messages wait unread. */
export const TitleContext = createContext({ app: '工作台', unread: 0 })

/** The title of the browser's tab: (3) 咨询 - 示范医院工作台. */
export function PageTitle({ children }: { children: string }) {
  const { app, unread } = useContext(TitleContext)
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}${children} - ${app}`}</title>
}
