import { DistanceField, siteDistances } from '../../../fields/DistanceField.tsx';
import { toDistanceAnswer, toShownDistance } from '../../../fields/distance.model.ts';
import { useMember } from '../../../session/useSession.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { readRecord } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Type 9: the circle around home. */
export function Distance({ answer, onAnswer }: AnswerProps) {
  const home = useMember()?.user.location ?? null;
  const distances = siteDistances();
  return (
    <Stack gap="large">
      <DistanceField
        id="answer"
        value={toShownDistance(readRecord(answer).distance, distances)}
        onChange={(distance) => onAnswer(toDistanceAnswer(distance, distances, home))}
        centre={{ lat: home?.lat ?? null, lng: home?.lng ?? null }}
        marked
      />
    </Stack>
  );
}
