import { Space } from 'antd'
import { Children, type ReactNode } from 'react'

/** What can be done with a row; nothing at all where nothing can, so that a phone's card has no line for it. */
export const RowActions = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).length > 0 ? <Space wrap>{children}</Space> : null
