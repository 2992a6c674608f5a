import { Trans, useLingui } from '@lingui/react/macro';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?raw';
import { useRef } from 'react';
import { descriptionId } from '../../api/contract/profile.ts';
import { shorten } from '../../lib/shorten.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { useAnswerEditor } from './answerEditor.ts';
import { findDescription } from './editing.model.ts';
import * as styles from './ProfileCard.css.ts';
import { ProfileGate } from './ProfileGate.tsx';
import { useEditing } from './useEditing.ts';
import { useOwnAnswers } from './useOwnProfile.ts';

const headingId = 'description';

/** The personal description, the answer to question 108, which others read before anything else. */
export function DescriptionCard({ description }: { description: string }) {
  const { t } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  const { open, saved, start, stop } = useEditing()(descriptionId, card);
  return (
    <div ref={card}>
      <Card>
        <Heading level={3} id={headingId}>
          <Trans>In my own words</Trans>
        </Heading>
        {open ? (
          <DescriptionEditor onClose={stop} />
        ) : (
          <>
            {description === '' ? (
              <Text tone="soft">
                <Trans>You have not described yourself yet. Others read these words first.</Trans>
              </Text>
            ) : (
              <p className={styles.description}>
                <bdi>{shorten(description, 5000)}</bdi>
              </p>
            )}
            <div>
              <Button tone="secondary" icon={pencil} onClick={start}>
                {description === '' ? <Trans>Describe myself</Trans> : <Trans>Edit my description</Trans>}
              </Button>
            </div>
            {saved && <Banner tone="success" title={t`Your description is saved`} announce />}
          </>
        )}
      </Card>
    </div>
  );
}

/** What others read does not say which answer it is; that is looked up among the own answers. */
function DescriptionEditor({ onClose }: { onClose: (saved: boolean) => void }) {
  const Editor = useAnswerEditor();
  return (
    <ProfileGate query={useOwnAnswers()}>
      {(groups) => <Editor question={findDescription(groups)} labelledBy={headingId} onClose={onClose} />}
    </ProfileGate>
  );
}
