import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AreaField } from './area-field.tsx'
import { Chips } from './chips.tsx'
import { PasswordField, TelField } from './text-field.tsx'

test('a field belongs to its label, its error and its hint', () => {
  render(<TelField label="手机号" error="手机号不能为空" hint="用于接收短信" />)
  const field = screen.getByLabelText('手机号')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
  expect(described).toEqual(['手机号不能为空', '用于接收短信'])
  expect(screen.getByRole('alert').textContent).toBe('手机号不能为空')
})

test('the counter counts what people see: a rare character is one', () => {
  render(<AreaField label="病情描述" limit={3} />)
  fireEvent.change(screen.getByLabelText('病情描述'), { target: { value: '𠮷𠮷𠮷' } })
  expect(screen.getByText('3/3')).toBeDefined()
  fireEvent.change(screen.getByLabelText('病情描述'), { target: { value: '𠮷𠮷𠮷痛' } })
  expect(screen.getByText('4/3，超出1字')).toBeDefined()
})

test('a password can be made visible', () => {
  render(<PasswordField label="密码" />)
  expect(screen.getByLabelText('密码').getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(screen.getByLabelText('密码').getAttribute('type')).toBe('text')
})

test('chips are a group of which one is chosen', () => {
  let chosen = ''
  const choices = [
    { value: 'week', label: '一周内' },
    { value: 'month', label: '一月内' },
  ]
  render(<Chips label="患病多久了" choices={choices} value="week" onChange={value => (chosen = value)} />)
  expect(screen.getByRole('group', { name: '患病多久了' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '一周内' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '一月内' }))
  expect(chosen).toBe('month')
})
