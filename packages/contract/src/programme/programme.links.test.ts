import { expect, test } from 'vitest'
import { placeLink } from './programme.links.ts'
import { programmePlaces } from './programme.places.ts'
import { programmePages } from './programme.pages.ts'

test('a page that has an address of the documents is linked there, with what it shall show', () => {
  expect(placeLink('kfzx', 'introduction')).toBe(programmePages.rehabIntroduction.at)
  expect(placeLink('kfzx', 'application', { id: 'a1' })).toBe(`${programmePages.rehabApplication.at}?id=a1`)
})

test('every page of a given place is linked at an address of the documents, never under /zone', () => {
  const elsewhere = Object.values(programmePlaces).filter(place => {
    const set = 'set' in place ? place.set : undefined
    return placeLink(place.code, place.kind, set ? { set } : {}).startsWith('/zone')
  })
  expect(elsewhere).toEqual([])
})

test('a programme of the workbench stands under /zone', () => {
  expect(placeLink('made-here', 'home')).toBe('/zone/made-here')
  expect(placeLink('made-here', 'reading', { set: 'diet' })).toContain('set=diet')
})
