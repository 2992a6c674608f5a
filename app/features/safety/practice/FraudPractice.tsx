import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { practiceOriginAtom } from '../../../fraud-practice/practiceOrigin.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from './FraudPractice.css.ts';
import { PracticeRules } from './PracticeRules.tsx';
import { PracticeTurn } from './PracticeTurn.tsx';
import { practiceMessages } from './practiceMessages.ts';
import { usePractice } from './usePractice.ts';

/**
 * A practice of three minutes against romance fraud: messages as a conversation would bring them, an answer to each,
 * and a kind reason. It can be left at any time, gives no points, and sends nothing.
 */
export function FraudPractice() {
  const { t } = useLingui();
  const origin = useAtomValue(practiceOriginAtom);
  const { practice, stage, answer, goOn, beginAgain, skip, isFound } = usePractice();
  const count = practiceMessages.length;
  const current = practice.shown;
  return (
    <Page width="narrow" padding="compact">
      <Stack gap="large">
        <Heading level={1}>{t`Recognise fraud: a practice`}</Heading>
        {stage === 'start' && (
          <>
            <Text size="lead">
              <Trans>
                You’ll read {count} messages that somebody writes to you. Each time, you say what you’d do, and learn
                what gives fraud away.
              </Trans>
            </Text>
            <Text>{t`There are no points, and nothing of it is sent to anybody. Only this device remembers that you’ve been here.`}</Text>
            <Row>
              <Button onClick={goOn}>{t`Begin`}</Button>
            </Row>
          </>
        )}
        {(stage === 'message' || stage === 'reason') && (
          <>
            <Progress value={current} max={count} label={t`Message ${current} of ${count}`} />
            <PracticeTurn practice={practice} isFound={isFound} />
            {stage === 'message' ? (
              <div className={styles.answers}>
                <Button tone="secondary" width="full" onClick={() => answer('goOn')}>{t`I’d go on writing`}</Button>
                <Button tone="secondary" width="full" onClick={() => answer('careful')}>{t`I’d be careful`}</Button>
              </div>
            ) : (
              <Row>
                <Button onClick={goOn}>{current < count ? t`Next message` : t`To the three rules`}</Button>
              </Row>
            )}
          </>
        )}
        {stage === 'end' ? (
          <PracticeRules onBeginAgain={beginAgain} />
        ) : (
          <TextLink
            to={origin ? sharedPaths.activeChat(origin.conversation) : pathTo('safety')}
            onFollow={skip}
          >{t`Skip the practice`}</TextLink>
        )}
      </Stack>
    </Page>
  );
}
