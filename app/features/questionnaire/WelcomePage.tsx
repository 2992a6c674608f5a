import welcomePicture from 'art:welcome';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { truncate } from '../../lib/truncate.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { IllustratedPage } from './IllustratedPage.tsx';
import { preloadQuestion } from './questionQuery.ts';
import { minutesLeft, resolveStep } from './steps.model.ts';

const MAX_USERNAME_LENGTH = 40;

/** The page before the first question. */
export function WelcomePage() {
  const member = useMember();
  const username = truncate(member?.user.username ?? '', MAX_USERNAME_LENGTH);
  usePreloadQuestions();
  const completion = member?.completion;
  const total = completion?.total ?? 0;
  const minutes = completion ? minutesLeft(resolveStep(undefined, completion), total) : 0;
  const brand = <bdi translate="no">{site.name}</bdi>;
  return (
    <IllustratedPage
      title={
        username ? (
          <Trans>
            Welcome to {brand}, <bdi translate="no">{username}</bdi>
          </Trans>
        ) : (
          <Trans>Welcome to {brand}</Trans>
        )
      }
      pictureUrl={welcomePicture}
    >
      <Text size="lead">
        <Trans>We’d like to get to know you a little, so that we can suggest people who suit you.</Trans>
      </Text>
      {total > 0 && (
        <Text>
          <span>
            <Plural value={minutes} one="It takes about # minute." other="It takes about # minutes." />
          </span>{' '}
          <span>
            <Trans>You can stop at any time and continue later.</Trans>
          </span>
        </Text>
      )}
      <LinkButton to={pathTo('questionnaire')}>
        <Trans>Start with the questions</Trans>
      </LinkButton>
      <TextLink to={pathTo('logout')}>
        <Trans>Sign out</Trans>
      </TextLink>
    </IllustratedPage>
  );
}

/** Preloads the page of questions. Continuing loads it again if that fails. */
const preloadQuestionnairePage = () => void import('./QuestionnairePage.tsx').catch(() => {});

/** Fetches the next question and its page while the welcome is being read. */
function usePreloadQuestions(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const completion = useMember()?.completion;
  const next = completion && resolveStep(undefined, completion);
  useEffect(() => {
    if (!next) return;
    void preloadQuestion(api, queryClient, next);
    preloadQuestionnairePage();
  }, [api, queryClient, next]);
}
