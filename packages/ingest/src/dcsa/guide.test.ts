import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { JSON_FAULTS, JSON_REASONS, JSON_WARNINGS } from '../json/reason.ts'
import { TIC_REASONS, TIC_WARNINGS } from '../tic40/reason.ts'
import { DCSA_REASONS, DCSA_WARNINGS } from './reason.ts'

const guide = (name: string): string =>
  readFileSync(new URL(`../../../../docs/guides/${name}`, import.meta.url), 'utf8')

it('explains every code in its guide', () => {
  const silent = (text: string, codes: object) =>
    Object.keys(codes).filter((code) => !text.includes(`\`${code}\``))
  const json = { ...JSON_FAULTS, ...JSON_REASONS, ...JSON_WARNINGS }
  expect(silent(guide('dcsa.md'), { ...json, ...DCSA_REASONS, ...DCSA_WARNINGS })).toEqual([])
  expect(silent(guide('tic40.md'), { ...TIC_REASONS, ...TIC_WARNINGS })).toEqual([])
})
