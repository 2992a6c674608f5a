import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { AnswerText } from '../../../answers/AnswerText.tsx';
import { questionPictureUrl } from '../../../answers/inputs/questionPictureUrl.ts';
import { TeamBubble } from '../../../member/TeamBubble.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { HostReaction } from './HostReaction.tsx';
import * as styles from './Transcript.css.ts';
import type { Turn } from './turns.ts';

interface TranscriptProps {
  turns: readonly Turn[];
  /** The address of the question at a position. */
  pathOf: (position: number) => string;
  /** Content above the first turn. */
  above?: ReactNode;
  firstTurn?: Ref<HTMLLIElement>;
}

/** A transcript of the questions before the current one, and the member's answers. */
export function Transcript({ turns, pathOf, above, firstTurn }: TranscriptProps) {
  const { t } = useLingui();
  if (turns.length === 0 && !above) return null;
  return (
    <section className={styles.root} aria-label={t`Your answers so far`}>
      {above}
      <ol className={styles.turns}>
        {turns.map((turn, index) => (
          <li key={turn.questionId} ref={index === 0 ? firstTurn : undefined} className={styles.turn} tabIndex={-1}>
            {turn.opens && <HostReaction chapter={turn.opens} />}
            <TeamBubble>
              <p>
                <bdi>{turn.question}</bdi>
              </p>
            </TeamBubble>
            <OwnBubble turn={turn} path={pathOf(turn.position)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OwnBubble({ turn: { questionId, question, display, picture }, path }: { turn: Turn; path: string }) {
  const { t } = useLingui();
  const answered = display.kind !== 'nothing';
  const url = picture ? questionPictureUrl(questionId, picture.key) : 'NOTFOUND';
  return (
    <div className={styles.own}>
      <div className={answered ? styles.ownBubble : styles.openBubble}>
        {url !== 'NOTFOUND' && (
          <img className={styles.picture} src={url} alt="" width="64" height="48" decoding="sync" />
        )}
        <p className={styles.words} dir="auto">
          {answered && <VisuallyHidden>{t`Your answer:`} </VisuallyHidden>}
          <AnswerText display={display} />
        </p>
      </div>
      <TextLink to={path}>
        {answered ? t`Change` : t`Answer now`}
        <VisuallyHidden>{`: ${question}`}</VisuallyHidden>
      </TextLink>
    </div>
  );
}
