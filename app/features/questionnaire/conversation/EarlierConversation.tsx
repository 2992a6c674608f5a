import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { ShowMore } from '../../../ui/actions/ShowMore.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { pathOfQuestion } from '../pathOfQuestion.ts';
import * as styles from './EarlierConversation.css.ts';
import { Transcript } from './Transcript.tsx';
import { toTurns } from './turns.ts';
import type { useEarlierQuestions } from './useEarlierQuestions.ts';

interface QuestionnaireConversationProps {
  earlier: ReturnType<typeof useEarlierQuestions>;
  /** Position of the current question. */
  position: number;
  /** Position of the next open question. */
  open: number;
}

/** The turns before the current question of the questionnaire, and the links further back and on. */
export function EarlierConversation({ earlier, position, open }: QuestionnaireConversationProps) {
  const { t } = useLingui();
  const firstTurn = useRef<HTMLLIElement>(null);
  const [pressed, setPressed] = useState(false);
  // The session counts a step as finished while its question is still there.
  const [wentBackFrom] = useState(open > position ? open : null);
  const { questions, hasEarlier, isLoading, error, showEarlier } = earlier;
  const show = () => {
    setPressed(true);
    // The earlier turns are put above what was the first one, and the button moves out of sight.
    firstTurn.current?.focus({ preventScroll: true });
    showEarlier();
  };
  const above =
    error && !isLoading ? (
      <LoadFailure
        title={t`Error: your earlier answers couldn’t be loaded`}
        error={error}
        offlineText={null}
        advice={t`Your answers so far are saved.`}
        busy={false}
        onRetry={show}
      />
    ) : hasEarlier ? (
      <ShowMore more={{ label: t`Show earlier answers`, busyLabel: t`Loading …`, busy: isLoading, onShow: show }} />
    ) : null;
  return (
    <>
      <Transcript
        firstTurn={firstTurn}
        turns={toTurns(questions, activeLocale())}
        pathOf={pathOfQuestion}
        above={above}
      />
      {pressed && (
        <VisuallyHidden>
          <span role="status">{!isLoading && !error && t`Earlier answers are shown above.`}</span>
        </VisuallyHidden>
      )}
      {wentBackFrom !== null && <LaterAnswersNote open={wentBackFrom} />}
    </>
  );
}

/** A note above a question to which the member has gone back: the later turns come back when they continue. */
function LaterAnswersNote({ open }: { open: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.laterAnswers}>
      <Text tone="soft">
        <Trans>Your later answers are kept.</Trans>
      </Text>
      <TextLink to={pathOfQuestion(open)}>{t`Go on with question ${open}`}</TextLink>
    </div>
  );
}
