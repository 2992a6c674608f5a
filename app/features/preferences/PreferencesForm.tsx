import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSubmitAttempt } from '../../answers/useSubmitAttempt.ts';
import { useUnitsAndHome } from '../../answers/useUnitsAndHome.ts';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { updatePersonality } from '../../api/contract/profile.ts';
import { countersKey, dashboardKey, matchesKey, ownAnswersKey } from '../../api/queryKeys.ts';
import { useCountInvalidForm } from '../../feedback/useCountInvalidForm.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useBottomInset } from '../../ui/layout/useBottomInset.ts';
import { matchCountKey } from './matchCountQuery.ts';
import { PreferenceCard } from './PreferenceCard.tsx';
import * as styles from './PreferencesForm.css.ts';
import {
  findIncomplete,
  isEdited,
  type Preference,
  toChangedAnswers,
  toPreferences,
} from './preferenceDrafts.model.ts';
import { useMatchCount, useStoredMatchCount } from './useMatchCount.ts';

/** A form of all preferences, saved by one button. */
export function PreferencesForm({ groups }: { groups: readonly PersonalityGroup[] }) {
  const { t } = useLingui();
  const context = useUnitsAndHome();
  const [saved, setSaved] = useState(() => toPreferences(groups, context));
  const [preferences, setPreferences] = useState(saved);
  const { isPending, isError, isSuccess, mutate, reset } = useSavePreferences();
  const edited = isEdited(saved, preferences);
  useCountInvalidForm(isError);
  useUnsavedChanges(!isPending && edited);
  const firstIncomplete = useRef<HTMLElement>(null);
  const submission = useSubmitAttempt(firstIncomplete);
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  const changedAnswers = toChangedAnswers(saved, preferences).map(({ question, answer }) => ({ question, answer }));
  const matches = useMatchCount(changedAnswers);

  if (saved.length === 0) {
    return (
      <EmptyState icon={sliders}>
        <Text>
          <Trans>There’s nothing to choose here yet.</Trans>
        </Text>
      </EmptyState>
    );
  }
  const incomplete = findIncomplete(saved, preferences);
  const change = (changed: Preference) => {
    if (!isPending) reset();
    setPreferences(preferences.map((each) => (each.question.id === changed.question.id ? changed : each)));
  };
  const save = () => {
    if (isPending) return;
    if (incomplete.length > 0) return submission.attempt();
    submission.reset();
    mutate(toChangedAnswers(saved, preferences), { onSuccess: () => setSaved(preferences) });
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
          <PreferenceCard
            key={preference.question.id}
            preference={preference}
            onChange={(draft) => change({ ...preference, draft, unset: false })}
            attempted={submission.attempted && incomplete.includes(preference)}
            box={preference === incomplete[0] ? firstIncomplete : null}
            changedAnswers={changedAnswers}
            matches={matches}
          />
        ))}
        <Text tone="soft">
          <Trans>
            Matches who no longer fit are removed from your list and aren’t told. Your conversations with them stay. If
            you widen your preferences again, they come back.
          </Trans>
        </Text>
        {isError && (
          <Banner tone="danger" title={t`Error: your preferences couldn’t be saved`} announce takesFocus>
            <Text>
              <Trans>Please check your connection and try again. Your choice is still here.</Trans>
            </Text>
          </Banner>
        )}
        <div ref={bar} className={styles.bar}>
          <div role="status" className={styles.count}>
            {isSuccess ? (
              <p className={styles.countText}>
                <Icon source={check} size="small" />
                <Trans>Your preferences are saved</Trans>
              </p>
            ) : (
              <MatchCount matches={matches} edited={edited} />
            )}
          </div>
          <div className={styles.save}>
            <Button type="submit" width="full" ariaDisabled={isPending}>
              {isPending ? <Trans>Saving …</Trans> : <Trans>Save my preferences</Trans>}
            </Button>
          </div>
        </div>
      </Stack>
    </form>
  );
}

/** The number of matches that fit, beside the stored one while the change is not saved. */
function MatchCount({ matches, edited }: { matches: number | undefined; edited: boolean }) {
  const stored = useStoredMatchCount();
  if (matches === undefined) return null;
  return (
    <>
      <p className={styles.countText}>
        {matches === 0 ? (
          <Trans>Nobody fits all of this yet</Trans>
        ) : (
          plural(matches, { one: '# match fits', other: '# matches fit' })
        )}
      </p>
      {edited && typeof stored === 'number' && stored !== matches && (
        <p className={styles.difference}>
          <Trans>Before: {{ count: stored }}</Trans>
        </p>
      )}
    </>
  );
}

/** Queries of other pages that depend on the preferences. */
const dependentKeys = [ownAnswersKey, matchesKey, dashboardKey, countersKey, matchCountKey];

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
