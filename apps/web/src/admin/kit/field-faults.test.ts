import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { fieldAt, showFieldFaults } from './field-faults.ts'

type Shown = { readonly name: unknown; readonly errors?: readonly string[] | undefined }

function formOf(names: readonly (readonly (string | number)[])[]) {
  const shown: Shown[] = []
  const scrolled: unknown[] = []
  return {
    shown,
    scrolled,
    getFieldsError: () => names.map((name) => ({ name: [...name], errors: [], warnings: [] })),
    setFields: (fields: readonly Shown[]) => void shown.push(...fields),
    scrollToField: (name: unknown) => void scrolled.push(name),
  }
}

const refusal = (...fields: readonly { field: string; message: string }[]) =>
  new ApiError('told as one', 'INVALID_INPUT', 422, 2, fields)

describe('the field that a path lies in', () => {
  it('is the longest one that the path begins with, part by part', () => {
    const names = [['role'], ['roles'], ['roles', 1]]
    expect(fieldAt('roles.1', names)).toEqual(['roles', 1])
    expect(fieldAt('roles.2', names)).toEqual(['roles'])
    expect(fieldAt('rolesX', names)).toBeUndefined()
  })
})

describe('what the server refuses', () => {
  it('stands at its fields, and nothing is left to be told', () => {
    const form = formOf([['username'], ['mobile']])
    expect(showFieldFaults(form, refusal({ field: 'mobile', message: 'taken' }))).toBeNull()
    expect(form.shown).toEqual([{ name: ['mobile'], errors: ['taken'] }])
    expect(form.scrolled).toEqual([['mobile']])
  })

  it('is told as one where a field is not in the form, or none is named', () => {
    const form = formOf([['username']])
    expect(showFieldFaults(form, refusal({ field: 'ids', message: 'none' }))).toBe('told as one')
    expect(showFieldFaults(form, refusal())).toBe('told as one')
    expect(form.scrolled).toEqual([])
  })

  it('is left alone when it is no refusal', () => {
    expect(showFieldFaults(formOf([]), new Error('no network'))).toBeUndefined()
  })
})
