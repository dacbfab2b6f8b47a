import { LOCALE_NAMES, LOCALES } from '@quaywise/i18n'
import { Form, Input } from 'antd'

interface LabelFieldsProps {
  /** What stands where nothing is said, by language. */
  readonly defaults?: Readonly<Record<string, string>>
}

/** A field for each language under `labels`; an empty one shows what the product says. */
export function LabelFields({ defaults = {} }: LabelFieldsProps) {
  return (
    <div className="admin__pair">
      {LOCALES.map((locale) => (
        <Form.Item key={locale} name={['labels', locale]} label={LOCALE_NAMES[locale]}>
          <Input
            maxLength={120}
            autoComplete="off"
            allowClear
            lang={locale}
            dir="auto"
            placeholder={defaults[locale] ?? ''}
          />
        </Form.Item>
      ))}
    </div>
  )
}

/** The words that were filled in, without the empty ones. */
export function filledLabels(
  labels: Readonly<Record<string, string | undefined>> | undefined,
): Readonly<Record<string, string>> {
  const told = Object.entries(labels ?? {}).flatMap(([locale, label]) => {
    const trimmed = label?.trim() ?? ''
    return trimmed === '' ? [] : [[locale, trimmed] as const]
  })
  return Object.fromEntries(told)
}
