import { useLocale, useText } from '@quaywise/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { countryChoices } from './countries.ts'
import { type Choice, citiesQuery, provincesQuery } from './regions.ts'

const CHINA = 'CN'

/** Where the person lives: chosen for China, typed for other countries. */
export function PlaceFields() {
  const say = useText()
  const locale = useLocale()
  const form = Form.useFormInstance()
  const country: string = Form.useWatch('country', form) ?? CHINA
  const province: string = Form.useWatch('province', form) ?? ''
  const inChina = country === CHINA
  const { data: provinces } = useQuery({ ...provincesQuery(locale), enabled: inChina })
  const { data: cities } = useQuery({ ...citiesQuery(locale, province), enabled: inChina && province !== '' })
  const client = useQueryClient()
  const chooseProvince = async (next: string) => {
    form.setFieldValue('city', undefined)
    const [only, ...others] = await client.fetchQuery(citiesQuery(locale, next))
    if (only && others.length === 0) form.setFieldValue('city', only.value)
  }
  return (
    <>
      <Form.Item
        name="country"
        label={say('profile.country')}
        rules={[{ required: true, message: say('profile.country.required') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={[...countryChoices(locale)]}
          onChange={() => form.setFieldsValue({ province: undefined, city: undefined })}
        />
      </Form.Item>
      <div className="profile__pair">
        <PlaceField name="province" choices={inChina ? (provinces ?? []) : null} onChange={chooseProvince} />
        <PlaceField name="city" choices={inChina ? (cities ?? []) : null} />
      </div>
    </>
  )
}

interface PlaceFieldProps {
  readonly name: 'province' | 'city'
  /** What can be chosen; null where it is typed. */
  readonly choices: readonly Choice[] | null
  readonly onChange?: (value: string) => Promise<void>
}

function PlaceField({ name, choices, onChange }: PlaceFieldProps) {
  const say = useText()
  const isProvince = name === 'province'
  const message = say(isProvince ? 'profile.province.required' : 'profile.city.required')
  return (
    <Form.Item
      name={name}
      label={say(isProvince ? 'profile.province' : 'profile.city')}
      rules={[{ required: true, whitespace: true, message }]}
    >
      {choices ? (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={[...choices]}
          {...(onChange ? { onChange } : {})}
        />
      ) : (
        <Input maxLength={100} autoComplete={isProvince ? 'address-level1' : 'address-level2'} />
      )}
    </Form.Item>
  )
}
