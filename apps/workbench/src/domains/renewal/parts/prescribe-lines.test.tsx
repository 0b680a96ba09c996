import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lineOf } from '../written-line.ts'
import { LineFields } from './prescribe-lines.tsx'

afterEach(cleanup)

const listed = (drugName: string, form: string, specification: string, dose: string) =>
  lineOf({ drugId: 'a', drugName, form, specification, dose, frequency: '每日1次', route: '口服', days: 7, packs: 1 })

function unitsOffered(line: ReturnType<typeof lineOf>): string[] {
  render(<LineFields line={line} onChange={vi.fn()} onRemove={vi.fn()} />)
  fireEvent.mouseDown(screen.getByLabelText(`${line.drugName}的用量单位`))
  return [...document.querySelectorAll('.ant-select-item-option')].map(option => option.textContent)
}

it('offers only units of the form', () => {
  expect(unitsOffered(listed('甲氨蝶呤片', '片剂', '2.5mg×16片', '10mg'))).toEqual(['mg', 'g', 'μg', '单位', '片'])
  cleanup()
  expect(unitsOffered(listed('莫匹罗星软膏', '软膏剂', '10g:0.2g', '适量'))).toEqual(['g', 'ml', '适量'])
})

it('begins with a unit of the form where the usual dose cannot be read', () => {
  expect(listed('他克莫司软膏', '软膏剂', '10g:3mg×1支', '遵医嘱')).toMatchObject({ amount: null, unit: 'g' })
  expect(listed('环孢素软胶囊', '软胶囊', '25mg×50粒', '遵医嘱')).toMatchObject({ amount: null, unit: 'mg' })
})
