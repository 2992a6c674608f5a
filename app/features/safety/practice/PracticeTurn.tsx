import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { TeamBubble } from '../../../member/TeamBubble.tsx';
import { SpeechBubble } from '../../../ui/content/SpeechBubble.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './FraudPractice.css.ts';
import type { Practice, PracticeAnswer } from './practice.model.ts';
import { practiceMessages } from './practiceMessages.ts';

interface PracticeTurnProps {
  practice: Practice;
  /** Whether the page has found it so, after a reload. */
  isFound: boolean;
}

/**
 * The message of this turn, with the answer and the reason once there is one. What is new takes the focus, so that
 * screen readers say it once, and it is in sight with the buttons below it. Earlier turns are gone, so that a phone with
 * large letters has little to scroll.
 */
export function PracticeTurn({ practice: { shown, answers }, isFound }: PracticeTurnProps) {
  const { t } = useLingui();
  const newest = useRef<HTMLDivElement>(null);
  const step = shown + answers.length;
  useEffect(() => {
    // After a reload, the page begins as every page does.
    if (step > 0 && !isFound) showNewest(newest.current);
  }, [step, isFound]);
  const message = practiceMessages[shown - 1];
  const answer = answers[shown - 1];
  if (!message) return null;
  return (
    <section key={shown} className={styles.turn} aria-label={t`Your conversation with Alex`}>
      <div ref={answer ? undefined : newest} className={styles.part} tabIndex={-1}>
        <SpeechBubble avatar={{ picture: null, initial: t`Alex`.slice(0, 1), tone: 'female' }} name={t`Alex`}>
          <p>{t(message.text)}</p>
        </SpeechBubble>
      </div>
      {answer && (
        <>
          <p className={styles.ownBubble}>
            <VisuallyHidden>{t`Your answer:`} </VisuallyHidden>
            {answer === 'goOn' ? t`I’d go on writing` : t`I’d be careful`}
          </p>
          <div ref={newest} className={styles.part} tabIndex={-1}>
            <TeamBubble named>
              <div className={styles.reason}>
                <p>
                  <strong>
                    <ReasonLead fraud={message.fraud} answer={answer} />
                  </strong>
                </p>
                <p>{t(message.reason)}</p>
              </div>
            </TeamBubble>
          </div>
        </>
      )}
    </section>
  );
}

/** Focuses what is new, with its beginning in sight if it is long. */
function showNewest(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: part.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' });
}

/** The words before a reason. No answer is called wrong. */
function ReasonLead({ fraud, answer }: { fraud: boolean; answer: PracticeAnswer }) {
  const { t } = useLingui();
  if (fraud) return answer === 'careful' ? t`You’ve noticed it.` : t`Most people are unsure here. What gives it away:`;
  return answer === 'goOn' ? t`That’s a harmless message.` : t`Being careful never hurts. Why this one is harmless:`;
}
