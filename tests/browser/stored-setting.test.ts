import { afterEach, expect, it, vi } from 'vitest'
import { createStoredSetting } from '@/browser/stored-setting.ts'
import {
  damageStorage,
  exhaustStorage,
  forbidStorage,
  writeInOtherTab,
} from '../support/storage.ts'

const setting = () =>
  createStoredSetting(
    ['first', 'second'],
    (value): value is string => value !== '' && value !== 'wrong',
  )
let leave: () => void = () => undefined

const showPage = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

/** Listens to a setting until the end of the test. */
function follow(followed: ReturnType<typeof setting>) {
  const listener = vi.fn<() => void>()
  leave = followed.subscribe(listener)
  return listener
}

afterEach(() => {
  leave()
})

it('A stored setting has the first accepted value of its keys', () => {
  const { get } = setting()
  expect(get()).toBeNull()
  localStorage.setItem('second', 'b')
  localStorage.setItem('first', 'wrong')
  expect(get()).toBe('b')
  localStorage.setItem('first', 'a')
  expect(get()).toBe('a')
})

it('A stored setting is written to the first key alone, and listeners are told', () => {
  const chosen = setting()
  const listener = follow(chosen)
  chosen.set('a')
  expect(Object.entries(localStorage)).toEqual([['first', 'a']])
  expect(listener).toHaveBeenCalledOnce()
  localStorage.setItem('first', 'b')
  expect(chosen.get()).toBe('b')
})

it.each([
  ['forbidden', forbidStorage],
  ['damaged', damageStorage],
  ['full', exhaustStorage],
])('A stored setting holds for the visit where storage is %s', (_how, breakStorage) => {
  const chosen = setting()
  breakStorage()
  chosen.set('a')
  expect(chosen.get()).toBe('a')
  follow(chosen)
  showPage(true)
  expect(chosen.get()).toBe('a')
})

it('A stored setting is followed in other tabs and after a while in the cache alone, until it is left', () => {
  const chosen = setting()
  const listener = follow(chosen)
  writeInOtherTab('other', 'a')
  showPage(false)
  expect(listener).not.toHaveBeenCalled()
  writeInOtherTab('second', 'a')
  showPage(true)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(3)
  leave()
  const other = follow(chosen)
  writeInOtherTab('first', 'c')
  showPage(true)
  chosen.set('e')
  expect(other).toHaveBeenCalledTimes(3)
  expect(listener).toHaveBeenCalledTimes(3)
})

it('A stored setting of another tab wins over a choice that could not be stored here', () => {
  const chosen = setting()
  follow(chosen)
  const full = exhaustStorage()
  chosen.set('a')
  full.mockRestore()
  writeInOtherTab('first', 'b')
  expect(chosen.get()).toBe('b')
})
