import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import differ from '@phosphor-icons/core/regular/arrows-split.svg?icon';
import ages from '@phosphor-icons/core/regular/cake.svg?icon';
import near from '@phosphor-icons/core/regular/map-pin.svg?icon';
import { useId } from 'react';
import { type Difference, sideOf } from '../../../answers/commonGround/findCommonGround.ts';
import type { Conflict } from '../../../answers/commonGround/findConflicts.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { formatDistance } from '../../../member/formatDistance.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AnswerLine, topicOf } from './AnswerLine.tsx';
import * as styles from './CommonGroundSection.css.ts';
import type { FoundCommonGround } from './useCommonGround.ts';
import { useScaleWords } from './useScaleWords.ts';

const MAX_DIFFERENCES = 3;

interface DifferencesSectionProps extends Pick<FoundCommonGround, 'conflicts' | 'differences'> {
  /** Name of the member. */
  name: string;
}

/** A section with the differences between the viewer and this member; nothing without differences. */
export function DifferencesSection({ name, conflicts, differences }: DifferencesSectionProps) {
  const { t } = useLingui();
  const headingId = useId();
  if (conflicts.length + differences.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <Stack gap="xxsmall">
          <Heading level={3} id={headingId}>{t`Where you differ`}</Heading>
          <Text tone="soft">{t`A few differences keep a conversation going.`}</Text>
        </Stack>
        <ul className={styles.list}>
          {conflicts.map((conflict) => (
            <ConflictLine key={conflict.kind} conflict={conflict} name={name} />
          ))}
          {differences.slice(0, MAX_DIFFERENCES).map((difference) => (
            <DifferenceLine key={difference.question.id} difference={difference} name={name} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function ConflictLine({ conflict, name }: { conflict: Conflict; name: string }) {
  const toText = useConflictText();
  return (
    <AnswerLine icon={conflict.kind === 'distance' ? near : ages}>
      <bdi>{toText(conflict, name)}</bdi>
    </AnswerLine>
  );
}

/** Returns a function that says a wish that is not met, with the member's name. */
function useConflictText(): (conflict: Conflict, name: string) => string {
  const { t } = useLingui();
  return (conflict, name) => {
    if (conflict.kind === 'distance') {
      const far = formatDistance(conflict.distance);
      const limit = formatDistance(conflict.limit);
      return conflict.wish === 'own'
        ? t`${{ name }} lives ${{ far }} away; you’re looking within ${{ limit }}.`
        : t`You live ${{ far }} away; ${{ name }} is looking within ${{ limit }}.`;
    }
    const { age, from, to, wish } = conflict;
    const years = plural(age, { one: '# year', other: '# years' });
    return wish === 'own'
      ? t`${{ name }} is ${{ years }} old; you’re looking between ${{ from }} and ${{ to }}.`
      : t`You’re ${{ years }} old; ${{ name }} is looking between ${{ from }} and ${{ to }}.`;
  };
}

function DifferenceLine({ difference, name }: { difference: Difference; name: string }) {
  const { t } = useLingui();
  const toWords = useScaleWords();
  const [own, theirs] =
    difference.kind === 'otherPick'
      ? [difference.own, difference.theirs].map(({ translations }) => pickTranslation(translations, activeLocale()))
      : [difference.own, difference.theirs].map((position) => toWords(sideOf(position)));
  return (
    <AnswerLine icon={differ} topic={topicOf(difference.question)}>
      <span className={styles.side}>
        <bdi>{t`You: ${{ answer: own }}`}</bdi>
      </span>
      <span className={styles.side}>
        <bdi>{t`${{ name }}: ${{ answer: theirs }}`}</bdi>
      </span>
    </AnswerLine>
  );
}
