import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { TeamBubble } from '../../../member/TeamBubble.tsx';
import { SpeechBubble } from '../../../ui/content/SpeechBubble.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './FraudPractice.css.ts';
import type { Practice, PracticeAnswer } from './practice.model.ts';
import { practiceMessages } from './practiceMessages.ts';

interface PracticeTurnsProps {
  practice: Practice;
  /** Whether the page has found it so, after a reload. */
  isFound: boolean;
}

/**
 * The messages so far with the answers and the reasons. What is new takes the focus, so that screen readers say it once
 * and it is in sight.
 */
export function PracticeTurns({ practice: { shown, answers }, isFound }: PracticeTurnsProps) {
  const { t } = useLingui();
  const newest = useRef<HTMLDivElement>(null);
  const step = shown + answers.length;
  useEffect(() => {
    // After a reload, the page begins as every page does.
    if (step > 0 && !isFound) showNewest(newest.current);
  }, [step, isFound]);
  return (
    <ol className={styles.turns} aria-label={t`Your conversation with Alex`}>
      {practiceMessages.slice(0, shown).map((message, index) => {
        const answer = answers[index];
        const isNewest = index === shown - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages never change their order
          <li key={index} className={styles.turn}>
            <div ref={isNewest && !answer ? newest : undefined} className={styles.part} tabIndex={-1}>
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
                <div ref={isNewest ? newest : undefined} className={styles.part} tabIndex={-1}>
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
          </li>
        );
      })}
    </ol>
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
