import { Trans, useLingui } from '@lingui/react/macro';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSliderContext } from '../../answers/useSliderContext.ts';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { updatePersonality } from '../../api/contract/profile.ts';
import { dashboardKey, matchesKey, ownAnswersKey } from '../../api/queryKeys.ts';
import { usePageError } from '../../feedback/usePageError.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PreferenceField } from './PreferenceField.tsx';
import * as styles from './PreferencesForm.css.ts';
import { isEdited, type Preference, toChangedAnswers, toPreferences } from './preferences.model.ts';

/** All preferences with their fields, saved by one button. */
export function PreferencesForm({ groups }: { groups: readonly PersonalityGroup[] }) {
  const { t } = useLingui();
  const context = useSliderContext();
  const [saved, setSaved] = useState(() => toPreferences(groups, context));
  const [preferences, setPreferences] = useState(saved);
  const { isPending, isError, isSuccess, mutate, reset } = useSavePreferences();
  usePageError(isError);
  useUnsavedChanges(!isPending && isEdited(saved, preferences));

  if (saved.length === 0) {
    return (
      <EmptyState icon={sliders}>
        <Text>
          <Trans>There is nothing to choose here yet.</Trans>
        </Text>
      </EmptyState>
    );
  }
  const change = (changed: Preference) => {
    if (!isPending) reset();
    setPreferences(preferences.map((each) => (each.question.id === changed.question.id ? changed : each)));
  };
  const save = () => {
    if (!isPending) mutate(toChangedAnswers(saved, preferences), { onSuccess: () => setSaved(preferences) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="large">
        {preferences.map((preference) => (
          <section key={preference.question.id} className={styles.panel}>
            <Heading level={2} size="card">
              {pickTranslation(preference.question.translations, activeLocale())}
            </Heading>
            <PreferenceField preference={preference} onChange={change} />
          </section>
        ))}
        {isError && (
          <Banner tone="danger" title={t`Error: your preferences could not be saved`} announce takesFocus>
            <Text>
              <Trans>Please check your connection and try again. Your choice is still here.</Trans>
            </Text>
          </Banner>
        )}
        {isSuccess && (
          <Banner tone="success" title={t`Your preferences are saved`} announce>
            <Text>
              <Trans>We use them to look for new matches. That can take a little while.</Trans>
            </Text>
          </Banner>
        )}
        <Button type="submit" width="full" ariaDisabled={isPending}>
          {isPending ? <Trans>Saving …</Trans> : <Trans>Save my preferences</Trans>}
        </Button>
      </Stack>
    </form>
  );
}

/** Queries of other pages that depend on the preferences. */
const dependentKeys = [ownAnswersKey, matchesKey, dashboardKey];

function useSavePreferences() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(answers: ReturnType<typeof toChangedAnswers>) {
      if (answers.length > 0) await api.call(updatePersonality, { body: { answers } });
    },
    onSuccess() {
      for (const queryKey of dependentKeys) void queryClient.invalidateQueries({ queryKey });
      // The form shows what was saved; only the next visit fetches it again.
      queryClient.removeQueries({ queryKey: ['preferences'], type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: ['preferences'], refetchType: 'none' });
    },
  });
}
