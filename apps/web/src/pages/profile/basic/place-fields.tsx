import { useLocale, useText } from '@quaywise/i18n'
import { Form, Input, Select } from 'antd'
import { citiesOf, PROVINCES, placeName } from './china.ts'
import { countryChoices } from './countries.ts'

const CHINA = 'CN'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Where the person lives: chosen for China, typed for other countries. */
export function PlaceFields() {
  const say = useText()
  const locale = useLocale()
  const form = Form.useFormInstance()
  const country: string = Form.useWatch('country', form) ?? CHINA
  const province: string = Form.useWatch('province', form) ?? ''
  const named = (places: readonly { name: string; chinese: string }[]): readonly Choice[] =>
    places.map((place) => ({ value: place.name, label: placeName(place, locale) }))
  const inChina = country === CHINA
  const provinces = inChina ? named(PROVINCES) : null
  const cities = inChina ? named(citiesOf(province)) : null
  const chooseProvince = (next: string) => {
    const [only, ...others] = citiesOf(next)
    form.setFieldValue('city', only && others.length === 0 ? only.name : undefined)
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
        <PlaceField name="province" choices={provinces} onChange={chooseProvince} />
        <PlaceField name="city" choices={cities} />
      </div>
    </>
  )
}

interface PlaceFieldProps {
  readonly name: 'province' | 'city'
  /** What can be chosen; null where it is typed. */
  readonly choices: readonly Choice[] | null
  readonly onChange?: (value: string) => void
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
