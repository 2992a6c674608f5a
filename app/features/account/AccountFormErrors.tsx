import { useLingui } from '@lingui/react/macro';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { accountFailureTexts } from './accountFailure.ts';
import type { FormState } from './useAccountForm.ts';

/** Above a form: what is wrong with its fields, or what stopped it. */
export function AccountFormErrors({
  state: { fieldErrors: mistakes, failure: trouble, attempt },
}: {
  state: FormState;
}) {
  const { t } = useLingui();
  const errors = Object.entries(mistakes).map(([field, message]) => ({ field, message: t(message) }));
  if (errors.length > 0) {
    return <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={errors} />;
  }
  if (trouble === null) return null;
  return (
    <Banner key={attempt} tone="danger" title={t(accountFailureTexts[trouble].title)} announce takesFocus>
      <Text>{t(accountFailureTexts[trouble].advice)}</Text>
    </Banner>
  );
}
