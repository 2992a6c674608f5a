import { Trans, useLingui } from '@lingui/react/macro';
import {
  australianDistances,
  imperialDistances,
  metricDistances,
  toDistanceAnswer,
  toShownDistance,
} from '../../../fields/distance.model.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { RangeField } from '../../../ui/RangeField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { readRecord } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Of this site's country. */
export const siteDistances = () =>
  site.metric ? (site.country === 'AU' ? australianDistances : metricDistances) : imperialDistances;

/** Type 9, without a map: the circle in words. */
export function Distance({ answer, onAnswer }: AnswerProps) {
  const { t } = useLingui();
  const home = useMember()?.user.location ?? null;
  const distances = siteDistances();
  const { scale, marks } = distances;
  const value = toShownDistance(readRecord(answer).distance, distances);
  const say = (distance: number) => (site.metric ? t`${distance} km` : t`${distance} miles`);
  const any = value >= scale.max;
  const city = home?.city;
  const radius = say(value);
  return (
    <Stack gap="large">
      <RangeField
        id="answer"
        label={t`Greatest distance`}
        scale={scale}
        value={value}
        onChange={(distance) => onAnswer(toDistanceAnswer(distance, distances, home))}
        shown={any ? t`I don’t mind` : radius}
        ends={[say(scale.min), t`I don’t mind`]}
        marks={marks.map((mark) => ({ value: mark, label: mark === scale.max ? t`I don’t mind` : say(mark) }))}
        typeLabel={site.metric ? t`Or type it, in kilometres` : t`Or type it, in miles`}
        texts={{ less: t`Nearer`, more: t`Farther` }}
      />
      <Text tone="soft">
        {any ? (
          <Trans>You see people from everywhere, however far away they live.</Trans>
        ) : city ? (
          <Trans>
            You see people who live up to {radius} from <bdi>{city}</bdi>.
          </Trans>
        ) : (
          <Trans>You see people who live up to {radius} from you.</Trans>
        )}
      </Text>
    </Stack>
  );
}
