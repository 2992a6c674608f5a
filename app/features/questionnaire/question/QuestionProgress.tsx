import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { type Chapter, minutesLeft } from '../steps.model.ts';
import * as styles from './QuestionProgress.css.ts';

interface QuestionProgressProps {
  position: number;
  total: number;
  /** Null where the server names none. */
  chapter?: Chapter | null;
}

/**
 * The progress: "About you", "Question 12 of 60", a bar that is full at the last one (reading 65), and the minutes
 * left.
 */
export function QuestionProgress({ position, total, chapter }: QuestionProgressProps) {
  const { t } = useLingui();
  const minutes = minutesLeft(position, total);
  return (
    <Progress
      value={position}
      max={total}
      part={chapter && <ChapterName {...chapter} />}
      label={t`Question ${{ place: position }} of ${total}`}
      detail={plural(minutes, { one: 'about # minute left', other: 'about # minutes left' })}
    />
  );
}

/** The name of a chapter in a frame, which is filled where the chapter begins. */
const ChapterName = ({ name, begins }: Chapter) => (
  <span className={begins ? styles.newChapter : styles.chapter}>
    {begins && (
      <VisuallyHidden>
        <Trans>New chapter:</Trans>{' '}
      </VisuallyHidden>
    )}
    {name}
  </span>
);
