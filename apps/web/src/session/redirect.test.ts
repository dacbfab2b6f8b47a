import { describe, expect, it } from 'vitest'
import { loginHref, redirectTarget } from './redirect.ts'

const origin = 'http://terminal.example:8000'

describe('after sign-in', () => {
  it.each([
    ['/BigDataAnalysis/qc/qcEfficiencyTable?terminal=a', '/BigDataAnalysis/qc/qcEfficiencyTable?terminal=a'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/a', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['relative', '/'],
    ['/user/login?redirect=/x', '/'],
    ['/user', '/'],
    ['', '/'],
  ])('%j leads to %j', (wish, target) => {
    expect(redirectTarget(`?${new URLSearchParams({ redirect: wish })}`, origin)).toBe(target)
  })

  it('goes to the start page when nothing is asked for', () => {
    expect(redirectTarget('', origin)).toBe('/')
  })
})

describe('the way to sign-in', () => {
  it('holds the page left with its query', () => {
    const href = loginHref({ pathname: '/account/profile', search: '?tab=security' })
    expect(href).toBe('/user/login?redirect=%2Faccount%2Fprofile%3Ftab%3Dsecurity')
    expect(redirectTarget(href.slice(href.indexOf('?')), origin)).toBe('/account/profile?tab=security')
  })

  it('adds nothing on the sign-in page or where a redirect stands already', () => {
    expect(loginHref({ pathname: '/user/login', search: '' })).toBe('/user/login')
    expect(loginHref({ pathname: '/a', search: '?redirect=%2Fb' })).toBe('/user/login')
  })
})
