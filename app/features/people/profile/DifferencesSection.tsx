import { useLingui } from '@lingui/react/macro';
import differ from '@phosphor-icons/core/regular/arrows-split.svg?icon';
import { useId } from 'react';
import { type Difference, sideOf } from '../../../answers/commonGround/findCommonGround.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AnswerLine, topicOf } from './AnswerLine.tsx';
import * as styles from './CommonGroundSection.css.ts';
import { useScaleWords } from './useScaleWords.ts';

const MAX_DIFFERENCES = 3;

interface DifferencesSectionProps {
  /** Name of the member. */
  name: string;
  differences: readonly Difference[];
}

/** A section with the differences between the viewer and this member; nothing without differences. */
export function DifferencesSection({ name, differences }: DifferencesSectionProps) {
  const { t } = useLingui();
  const headingId = useId();
  if (differences.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <Stack gap="xxsmall">
          <Heading level={3} id={headingId}>{t`Where you differ`}</Heading>
          <Text tone="soft">{t`A few differences keep a conversation going.`}</Text>
        </Stack>
        <ul className={styles.list}>
          {differences.slice(0, MAX_DIFFERENCES).map((difference) => (
            <DifferenceLine key={difference.question.id} difference={difference} name={name} />
          ))}
        </ul>
      </Card>
    </section>
  );
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
