import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ImageSeries } from '@nethos/contract/reports/report-content.schemas.ts'
import { windowsOf } from '@nethos/contract/reports/report-windows.ts'
import { SeriesViewer } from './series-viewer.tsx'

const pictures = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    attaId: `${name}${at}`,
    title: `层${at + 1}`,
    imageUrl: `/files/${name}${at}`,
    thumbUrl: `/files/${name}${at}?size=small`,
  }))
const series: ImageSeries[] = [
  { seriesName: '肺窗', modality: 'CT', pictures: pictures('a', 3), windows: windowsOf('CT') },
  { seriesName: '内镜', modality: 'ES', pictures: pictures('b', 1), windows: [] },
]
const shown = () => screen.getByRole('img')

test('pictures follow one another by buttons and by arrow keys, and end at the ends', () => {
  render(<SeriesViewer series={series} />)
  expect(shown().getAttribute('alt')).toBe('肺窗 层1，第1张，共3张')
  expect(screen.getByRole('button', { name: '上一张' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown().getAttribute('src')).toBe('/files/a1')
  fireEvent.keyDown(screen.getByRole('group', { name: /左右键换张/ }), { key: 'ArrowRight' })
  expect(screen.getByText('3/3')).toBeTruthy()
  expect(screen.getByRole('button', { name: '下一张' }).hasAttribute('disabled')).toBe(true)
})

test('a series that is the only one is named above its pictures', () => {
  render(<SeriesViewer series={series.slice(0, 1)} />)
  expect(screen.getByText('肺窗', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: '序列' })).toBeNull()
})

test('it zooms by buttons, keys, two fingers and a double tap, and comes back whole', () => {
  render(<SeriesViewer series={series} />)
  const stage = () => screen.getByRole('group', { name: /左右键换张/ })
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(shown().style.transform)?.[1])
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(scale()).toBe(1.5)
  fireEvent.keyDown(stage(), { key: '+' })
  expect(scale()).toBe(2.25)
  fireEvent.click(screen.getByRole('button', { name: '复原' }))
  expect(scale()).toBe(1)
  fireEvent.doubleClick(stage())
  expect(scale()).toBe(2.5)
  fireEvent.keyDown(stage(), { key: '0' })
  fireEvent.pointerDown(stage(), { pointerId: 1, clientX: 0, clientY: 0 })
  fireEvent.pointerDown(stage(), { pointerId: 2, clientX: 100, clientY: 0 })
  fireEvent.pointerMove(stage(), { pointerId: 2, clientX: 300, clientY: 0 })
  expect(scale()).toBe(3)
})

test('a picture that is whole does not move, a larger one does', () => {
  render(<SeriesViewer series={series} />)
  const stage = screen.getByRole('group', { name: /左右键换张/ })
  const drag = () => {
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 0, clientY: 0 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 30, clientY: 10 })
    fireEvent.pointerUp(stage, { pointerId: 1 })
  }
  drag()
  expect(shown().style.transform).toContain('translate(0px, 0px)')
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  drag()
  expect(shown().style.transform).toContain('translate(30px, 10px)')
})

test('how light it is can be changed in grey pictures, never in the colours of an endoscopy', () => {
  render(<SeriesViewer series={series} />)
  fireEvent.click(screen.getByRole('button', { name: '黑白反转' }))
  expect(shown().style.filter).toBe('invert(1)')
  fireEvent.click(screen.getByRole('button', { name: '内镜（1）' }))
  expect(shown().style.filter).toBe('none')
  expect(screen.queryByRole('button', { name: '黑白反转' })).toBeNull()
})

test('a picture that does not come and a report without pictures are said', () => {
  const { unmount } = render(<SeriesViewer series={series} />)
  fireEvent.error(shown())
  expect(screen.getByRole('alert').textContent).toContain('图片没有打开')
  fireEvent.click(screen.getByRole('button', { name: '重新打开' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(shown().getAttribute('src')).toMatch(/^\/files\//)
  unmount()
  render(<SeriesViewer series={[]} />)
  expect(screen.getByText('这份报告没有可以查看的图片。')).toBeTruthy()
})

test('a CT is asked of the archive in another window, and the next picture in the same one', () => {
  render(<SeriesViewer series={series} />)
  fireEvent.click(screen.getByRole('button', { name: '骨窗' }))
  expect(shown().getAttribute('src')).toBe('/files/a0&window=bone')
  fireEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown().getAttribute('src')).toBe('/files/a1&window=bone')
  fireEvent.click(screen.getByRole('button', { name: '默认窗' }))
  expect(shown().getAttribute('src')).toBe('/files/a1')
  fireEvent.click(screen.getByRole('button', { name: /内镜/ }))
  expect(screen.queryByRole('group', { name: '窗位' })).toBeNull()
})
