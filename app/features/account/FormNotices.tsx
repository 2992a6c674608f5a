import { useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Text } from '../../ui/Text.tsx';
import { troubleTexts } from './trouble.model.ts';
import type { FormState } from './useAccountForm.ts';

/** Above a form: what is wrong with its fields, or what stopped it. */
export function FormNotices({ state: { mistakes, trouble, attempt } }: { state: FormState }) {
  const { t } = useLingui();
  const errors = Object.entries(mistakes).map(([field, message]) => ({ field, message: t(message) }));
  if (errors.length > 0) {
    return <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={errors} />;
  }
  if (trouble === null) return null;
  return (
    <Banner key={attempt} tone="danger" title={t(troubleTexts[trouble].title)} announce takesFocus>
      <Text>{t(troubleTexts[trouble].advice)}</Text>
    </Banner>
  );
}
