import { useLingui } from '@lingui/react/macro';
import ages from '@phosphor-icons/core/regular/cake.svg?icon';
import bothChose from '@phosphor-icons/core/regular/handshake.svg?icon';
import near from '@phosphor-icons/core/regular/map-pin.svg?icon';
import heights from '@phosphor-icons/core/regular/ruler.svg?icon';
import { useId, useState } from 'react';
import type { Finding } from '../../../answers/commonGround/findCommonGround.ts';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { formatDistance } from '../../../member/formatDistance.ts';
import type { Person } from '../../../member/people/person.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { loadAskQuestion } from '../actions/loadAskQuestion.ts';
import { AnswerLine, topicOf } from './AnswerLine.tsx';
import * as styles from './CommonGroundSection.css.ts';
import type { useCommonGround } from './useCommonGround.ts';

const MAX_SHARED = 6;

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
          errorTitle={t`Error: your answers couldn’t be compared`}
          skeleton={<CommonGroundSkeleton />}
        >
          {({ sentences, rest }) =>
            sentences.length + rest.length > 0 ? (
              <ul className={styles.list}>
                {sentences.map((sentence) => (
                  <AnswerLine key={sentence} icon={bothChose}>
                    <bdi>{sentence}</bdi>
                  </AnswerLine>
                ))}
                {rest.slice(0, MAX_SHARED - sentences.length).map((finding) => (
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

const keyOf = (finding: Finding) => ('question' in finding ? `${finding.kind}-${finding.question.id}` : finding.kind);

function FindingLine({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  switch (finding.kind) {
    case 'picks': {
      const texts = finding.options.map(({ translations }) => pickTranslation(translations, activeLocale()));
      return (
        <AnswerLine icon={bothChose} topic={topicOf(finding.question)}>
          <bdi>{texts.join(', ')}</bdi>
        </AnswerLine>
      );
    }
    case 'sameSide':
      return (
        <AnswerLine icon={bothChose} topic={topicOf(finding.question)}>
          {finding.side === 'high' ? t`You both say: very much` : t`You both say: not so much`}
        </AnswerLine>
      );
    case 'near':
      return (
        <AnswerLine icon={near}>
          <bdi>
            <Nearness {...finding} />
          </bdi>
        </AnswerLine>
      );
    case 'ages':
      return (
        <AnswerLine icon={ages}>
          {
            {
              both: t`You’re in each other’s age range`,
              theirs: t`The age you’re looking for`,
              own: t`You’re in the age range they’re looking for`,
            }[finding.fit]
          }
        </AnswerLine>
      );
    case 'heights':
      return (
        <AnswerLine icon={heights}>
          {
            {
              both: t`You’re in each other’s height range`,
              theirs: t`The height you’re looking for`,
              own: t`You’re the height they’re looking for`,
            }[finding.fit]
          }
        </AnswerLine>
      );
  }
}

function Nearness({ distance, city }: Extract<Finding, { kind: 'near' }>) {
  const { t } = useLingui();
  if (distance < 1) return t`You live close to each other`;
  const far = formatDistance(distance);
  return city ? t`${{ city }} is ${{ far }} from you` : t`Only ${{ far }} from you`;
}

function NothingShared({ person }: { person: Person }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap="xsmall" align="start">
      <Text>{t`You have no answers in common yet, which often makes for better conversations. Ask about something you would like to know.`}</Text>
      <TextButton opensDialog onClick={() => setAsking(true)}>{t`Ask a question`}</TextButton>
      {asking && (
        <LazyDialog load={loadAskQuestion} onClose={() => setAsking(false)}>
          {(AskQuestionDialog) => <AskQuestionDialog person={person} onClose={() => setAsking(false)} />}
        </LazyDialog>
      )}
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
