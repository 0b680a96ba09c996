import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageTitle, TitleContext } from './page-title.tsx'

it.each([
  [0, '咨询 - 示范医院工作台'],
  [1, '(1) 咨询 - 示范医院工作台'],
  [12, '(12) 咨询 - 示范医院工作台'],
])('the tab says how many wait unread, also while another tab is looked at: %d', (unread, title) => {
  render(
    <TitleContext value={{ app: '示范医院工作台', unread }}>
      <PageTitle>咨询</PageTitle>
    </TitleContext>,
  )
  expect(document.title).toBe(title)
})
