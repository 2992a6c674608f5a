import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { callOrigin } from '../../../api/callOrigin.ts';
import { loadTranslations } from '../../../api/loadTranslations.ts';
import { reportFailureAtom } from '../../../feedback/failureQueue.atoms.ts';
import { activeLocale, chooseLocale, overlayTranslations } from '../../../i18n/activeLocale.ts';
import { languageName, toLanguageTag } from '../../../i18n/languages.ts';
import { log } from '../../../lib/log.ts';
import { site } from '../../../site/site.ts';
import { ChoiceButtons } from '../../../ui/choices/ChoiceButtons.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

/** A choice of the languages of this site, each under its own name. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const id = useId();
  const report = useSetAtom(reportFailureAtom);
  return (
    <Stack gap="xsmall">
      <Text tone="strong" id={id}>{t`Language`}</Text>
      <ChoiceButtons
        labelledBy={id}
        chosen={activeLocale()}
        options={site.locales.map((locale) => ({
          value: locale,
          label: languageName(locale),
          lang: toLanguageTag(locale),
        }))}
        onChoose={(locale) => {
          chooseLocale(locale)
            .then(() => overlayTranslations((tag) => loadTranslations(callOrigin(), tag)))
            .catch((error: unknown) => {
              log.error('the language could not be changed', error);
              report(msg`Error: the language couldn’t be changed. Please check your connection and choose again.`);
            });
        }}
      />
    </Stack>
  );
}
