import '../../answers/inputs/registerPickers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../feedback/CardSkeletons.tsx';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { useApi } from '../../session/useSession.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { preferencesQuery } from './preferencesQuery.ts';

export function PreferencesPage() {
  const { t } = useLingui();
  const preferences = useQuery(preferencesQuery(useApi(), activeLocale()));
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeading
          title={t`My preferences`}
          lead={
            <Trans>
              Tell us about the person you would like to meet. The wider your preferences, the more people you find.
            </Trans>
          }
        />
        <QueryGate
          query={preferences}
          errorTitle={t`Error: your preferences couldn’t be loaded`}
          offlineText={t`Your preferences will appear as soon as you’re back online.`}
          loadingText={<Trans>Loading your preferences …</Trans>}
          skeleton={<CardSkeletons count={3} />}
        >
          {(groups) => <PreferencesForm key={preferences.dataUpdatedAt} groups={groups} />}
        </QueryGate>
      </Stack>
    </Page>
  );
}
