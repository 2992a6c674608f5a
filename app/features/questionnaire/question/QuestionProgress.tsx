import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { minutesLeft } from '../steps.model.ts';

/** "Question 12 of 60", the bar, and about how long it still takes. */
export function QuestionProgress({ place, total }: { place: number; total: number }) {
  const { t } = useLingui();
  const minutes = minutesLeft(place, total);
  return (
    <Progress
      value={place}
      max={total}
      label={t`Question ${place} of ${total}`}
      detail={plural(minutes, { one: 'about # minute left', other: 'about # minutes left' })}
    />
  );
}
