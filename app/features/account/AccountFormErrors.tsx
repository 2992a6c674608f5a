import { useLingui } from '@lingui/react/macro';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { accountFailureTexts } from './accountFailure.ts';
import type { FormState } from './useAccountForm.ts';

/** Above a form: the errors of its fields, or why the call failed. */
export function AccountFormErrors({ state: { fieldErrors, failure, attempt } }: { state: FormState }) {
  const { t } = useLingui();
  const errors = Object.entries(fieldErrors).map(([field, message]) => ({ field, message: t(message) }));
  if (errors.length > 0) {
    return <ErrorSummary key={attempt} title={t`Error: please check what you have typed`} errors={errors} />;
  }
  if (failure === null) return null;
  return (
    <Banner key={attempt} tone="danger" title={t(accountFailureTexts[failure].title)} announce takesFocus>
      <Text>{t(accountFailureTexts[failure].advice)}</Text>
    </Banner>
  );
}
