import { expect, it } from 'vitest'
import { plainColour } from './colour.ts'
import { element, svgText } from './svg-text.ts'

it.each([
  ['rgb(255, 0, 16)', { fill: '#ff0010', opacity: 1 }],
  ['rgba(1, 2, 3, 0.5)', { fill: '#010203', opacity: 0.5 }],
  ['color(srgb 0.5 0 1 / 0.25)', { fill: '#8000ff', opacity: 0.25 }],
  ['color(srgb 1 1e-7 1.2)', { fill: '#ff00ff', opacity: 1 }],
  ['rgba(0, 0, 0, 0)', null],
  ['transparent', null],
])('%s is a colour of any drawing program', (css, colour) => {
  expect(plainColour(css)).toEqual(colour)
})

it('texts and attributes hold whatever is in them', () => {
  expect(svgText('<b>&"\u0007')).toBe('&lt;b&gt;&amp;&quot; ')
  expect(element('rect', { x: 1.23456, fill: '"', rx: undefined })).toBe(
    '<rect x="1.23" fill="&quot;"></rect>',
  )
})
