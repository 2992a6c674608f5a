import { useLingui } from '@lingui/react/macro';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { DESCRIPTION_QUESTION_ID } from '../../../api/contract/profile.ts';
import { truncate } from '../../../lib/truncate.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AnswerEditor } from '../answers/AnswerEditor.tsx';
import { toDescriptionQuestion } from '../answers/ownAnswers.ts';
import { useFocusAfterEditing, useInlineEditing } from '../answers/useInlineEditing.ts';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import * as styles from './OwnProfileCard.css.ts';

const headingId = 'description';
const MAX_DESCRIPTION_LENGTH = 5000;

/** The personal description, with its editor. */
export function DescriptionCard({ description }: { description: string }) {
  const { t } = useLingui();
  const { status, start, stop } = useInlineEditing()(DESCRIPTION_QUESTION_ID);
  const card = useFocusAfterEditing(status);
  return (
    <div ref={card}>
      <Card>
        <Heading level={3} id={headingId}>{t`In my own words`}</Heading>
        {status === 'open' ? (
          <DescriptionEditor onClose={stop} />
        ) : (
          <>
            {description === '' ? (
              <Text tone="soft">{t`You have not described yourself yet. Others read these words first.`}</Text>
            ) : (
              <p className={styles.description}>
                <bdi>{truncate(description, MAX_DESCRIPTION_LENGTH)}</bdi>
              </p>
            )}
            <div>
              <Button tone="secondary" icon={pencil} onClick={start}>
                {description === '' ? t`Describe myself` : t`Edit my description`}
              </Button>
            </div>
            {status === 'saved' && <Banner tone="success" title={t`Your description is saved`} announce />}
          </>
        )}
      </Card>
    </div>
  );
}

/** The profile does not name the id of this answer, so the question is looked up among the own answers. */
function DescriptionEditor({ onClose }: { onClose: (saved: boolean) => void }) {
  return (
    <ProfileQueryGate query={useQuery(personalityQuery(useApi()))}>
      {(groups) => <AnswerEditor question={toDescriptionQuestion(groups)} labelledBy={headingId} onClose={onClose} />}
    </ProfileQueryGate>
  );
}
