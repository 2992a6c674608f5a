import { DistanceField, siteDistances } from '../../fields/distance/DistanceField.tsx';
import { toDistanceAnswer, toSliderDistance } from '../../fields/distance/distance.model.ts';
import { useMember } from '../../session/useSession.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toRecord } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** Type 9: the circle around home. */
export function DistanceInput({ answer, onChange: onAnswer }: AnswerInputProps) {
  const home = useMember()?.user.location ?? null;
  const distances = siteDistances();
  return (
    <Stack gap="large">
      <DistanceField
        id="answer"
        value={toSliderDistance(toRecord(answer).distance, distances)}
        onChange={(distance) => onAnswer(toDistanceAnswer(distance, distances, home))}
        centre={{ lat: home?.lat ?? null, lng: home?.lng ?? null }}
        showPresets
      />
    </Stack>
  );
}
