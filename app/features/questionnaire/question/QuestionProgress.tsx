import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { minutesLeft } from '../steps.model.ts';

/** "Question 12 of 60", a bar that shows how many are answered, and the minutes left. */
export function QuestionProgress({ position, total }: { position: number; total: number }) {
  const { t } = useLingui();
  const minutes = minutesLeft(position, total);
  return (
    <Progress
      value={position - 1}
      max={total}
      label={t`Question ${{ place: position }} of ${total}`}
      detail={plural(minutes, { one: 'about # minute left', other: 'about # minutes left' })}
    />
  );
}
