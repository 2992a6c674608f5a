import { useLingui } from '@lingui/react/macro';
import differ from '@phosphor-icons/core/regular/arrows-split.svg?icon';
import ages from '@phosphor-icons/core/regular/cake.svg?icon';
import shared from '@phosphor-icons/core/regular/handshake.svg?icon';
import near from '@phosphor-icons/core/regular/map-pin.svg?icon';
import heights from '@phosphor-icons/core/regular/ruler.svg?icon';
import { type ReactNode, useId, useState } from 'react';
import { type Difference, type Finding, sideOf } from '../../../answers/commonGround/findCommonGround.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { formatDistance } from '../../../member/formatDistance.ts';
import type { Person } from '../../../member/people/person.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Icon, type IconSource } from '../../../ui/content/Icon.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AskQuestionDialog } from '../actions/AskQuestionDialog.tsx';
import * as styles from './CommonGroundSection.css.ts';
import type { useCommonGround } from './useCommonGround.ts';
import { useScaleWords } from './useScaleWords.ts';

const MAX_SHARED = 6;
const MAX_DIFFERENCES = 3;

interface CommonGroundSectionProps {
  person: Person;
  commonGround: ReturnType<typeof useCommonGround>;
}

/** A section with what the viewer and this member share. */
export function CommonGroundSection({ person, commonGround }: CommonGroundSectionProps) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Stack>
        <Heading level={2} size="card" id={headingId}>{t`What you have in common`}</Heading>
        <QueryGate
          query={commonGround}
          errorTitle={t`Error: your answers could not be compared`}
          skeleton={<CommonGroundSkeleton />}
        >
          {({ shared }) =>
            shared.length > 0 ? (
              <ul className={styles.list}>
                {shared.slice(0, MAX_SHARED).map((finding) => (
                  <FindingLine key={keyOf(finding)} finding={finding} />
                ))}
              </ul>
            ) : (
              <NothingShared person={person} />
            )
          }
        </QueryGate>
      </Stack>
    </section>
  );
}

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

const keyOf = (finding: Finding) => ('question' in finding ? `${finding.kind}-${finding.question.id}` : finding.kind);

/** The topic of a question. */
const topicOf = ({ topic, translations }: Question): string =>
  pickTranslation(topic ?? {}, activeLocale()) || pickTranslation(translations, activeLocale());

interface LineProps {
  icon: IconSource;
  topic?: string;
  children: ReactNode;
}

function Line({ icon, topic, children }: LineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <Icon source={icon} />
      </span>
      <div className={styles.text}>
        {topic !== undefined && (
          <p className={styles.topic}>
            <bdi>{topic}</bdi>
          </p>
        )}
        <p className={styles.words}>{children}</p>
      </div>
    </li>
  );
}

function FindingLine({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  switch (finding.kind) {
    case 'picks': {
      const texts = finding.options.map(({ translations }) => pickTranslation(translations, activeLocale()));
      return (
        <Line icon={shared} topic={topicOf(finding.question)}>
          <bdi>{texts.join(', ')}</bdi>
        </Line>
      );
    }
    case 'sameSide':
      return (
        <Line icon={shared} topic={topicOf(finding.question)}>
          {finding.side === 'high' ? t`You both say: very much` : t`You both say: not so much`}
        </Line>
      );
    case 'near':
      return (
        <Line icon={near}>
          <bdi>
            <Nearness {...finding} />
          </bdi>
        </Line>
      );
    case 'ages':
      return (
        <Line icon={ages}>
          {
            {
              both: t`You are each the age the other is looking for`,
              theirs: t`The age you are looking for`,
              own: t`You are in the age range they are looking for`,
            }[finding.fit]
          }
        </Line>
      );
    case 'heights':
      return (
        <Line icon={heights}>
          {
            {
              both: t`You are each the height the other is looking for`,
              theirs: t`The height you are looking for`,
              own: t`You are the height they are looking for`,
            }[finding.fit]
          }
        </Line>
      );
  }
}

function Nearness({ distance, city }: Extract<Finding, { kind: 'near' }>) {
  const { t } = useLingui();
  if (distance < 1) return t`You live close to each other`;
  const far = formatDistance(distance);
  return city ? t`${{ city }} is ${{ far }} from you` : t`Only ${{ far }} from you`;
}

function DifferenceLine({ difference, name }: { difference: Difference; name: string }) {
  const { t } = useLingui();
  const toWords = useScaleWords();
  const [own, theirs] =
    difference.kind === 'otherPick'
      ? [difference.own, difference.theirs].map(({ translations }) => pickTranslation(translations, activeLocale()))
      : [difference.own, difference.theirs].map((position) => toWords(sideOf(position)));
  return (
    <Line icon={differ} topic={topicOf(difference.question)}>
      <span className={styles.side}>
        <bdi>{t`You: ${{ answer: own }}`}</bdi>
      </span>
      <span className={styles.side}>
        <bdi>{t`${{ name }}: ${{ answer: theirs }}`}</bdi>
      </span>
    </Line>
  );
}

function NothingShared({ person }: { person: Person }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap="xsmall" align="start">
      <Text>{t`You have no answers in common yet, which often makes for better conversations. Ask about something you would like to know.`}</Text>
      <TextButton opensDialog onClick={() => setAsking(true)}>{t`Ask a question`}</TextButton>
      {asking && <AskQuestionDialog person={person} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** A skeleton as tall as four findings, so that little moves. */
const CommonGroundSkeleton = () => (
  <ul className={styles.list}>
    {[0, 1, 2, 3].map((line) => (
      <li key={line} className={styles.line}>
        <span className={styles.icon} />
        <div className={styles.text}>
          <Skeleton shape="short" />
          <Skeleton />
        </div>
      </li>
    ))}
  </ul>
);
