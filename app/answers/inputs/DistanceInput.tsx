import { DistanceField } from '../../fields/distance/DistanceField.tsx';
import { toDistanceAnswer, toSliderDistance } from '../../fields/distance/distance.model.ts';
import { siteDistances } from '../../fields/distance/siteDistances.ts';
import { useMember } from '../../session/useSession.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toRecord } from '../answerValues.ts';
import type { SliderInputProps } from './AnswerInputProps.ts';

/** The field of type 9: a circle around the member's home. */
export function DistanceInput({ answer, onChange, labelledBy }: SliderInputProps) {
  const home = useMember()?.user.location ?? null;
  const distances = siteDistances();
  return (
    <Stack gap="large">
      <DistanceField
        labelledBy={labelledBy}
        value={toSliderDistance(toRecord(answer).distance, distances)}
        onChange={(distance) => onChange(toDistanceAnswer(distance, distances, home))}
        centre={{ lat: home?.lat ?? null, lng: home?.lng ?? null }}
      />
    </Stack>
  );
}
