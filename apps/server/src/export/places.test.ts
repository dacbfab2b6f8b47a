import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { placesFor } from './places.ts'

test('a person exports one file at a time, and the embedded engine one in all', async () => {
  const places = placesFor('embedded')
  const taken: string[] = []
  const take = async (who: string) => {
    const leave = await places(who)
    taken.push(who)
    return leave
  }
  const leaveFirst = await take('ada')
  const [second, third] = [take('ada'), take('bob')]
  await sleep(20)
  expect(taken).toEqual(['ada'])
  leaveFirst()
  const leaveThird = await third
  expect(taken).toEqual(['ada', 'bob'])
  leaveThird()
  const leaveSecond = await second
  expect(taken).toEqual(['ada', 'bob', 'ada'])
  leaveSecond()
})

test('a server bears several at a time, of different people', async () => {
  const places = placesFor('server')
  const leave = await Promise.all(['a', 'b', 'c', 'd'].map(places))
  let fifth = false
  const waiting = places('e').then((done) => {
    fifth = true
    return done
  })
  await sleep(20)
  expect(fifth).toBe(false)
  leave[0]?.()
  const last = await waiting
  expect(fifth).toBe(true)
  for (const each of [...leave.slice(1), last]) each()
})
