import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { truncate } from '../../../lib/truncate.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import * as styles from './ProfileHeader.css.ts';

const MAX_DESCRIPTION_LENGTH = 5000;
/** Characters of the beginning, so that what follows on the page stays in reach. */
const BEGINNING_LENGTH = 320;

/** The text that a member wrote about themselves; of a long one the beginning, until the rest is asked for. */
export function SelfDescription({ description, own }: { description: string; own: boolean }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  if (description === '' && own) {
    return (
      <div>
        <Text tone="soft">{t`Your own words will be here.`}</Text>
        <TextLink to={sharedPaths.ownAnswers}>{t`Write them now`}</TextLink>
      </div>
    );
  }
  if (description === '')
    return <Text tone="soft">{t`There’s no text here yet. Ask a question, and find out more.`}</Text>;
  const cut = !all && description.length > BEGINNING_LENGTH * 1.25;
  return (
    <div>
      <p className={styles.ownWords}>
        <bdi>{truncate(description, cut ? BEGINNING_LENGTH : MAX_DESCRIPTION_LENGTH)}</bdi>
      </p>
      {cut && <TextButton onClick={() => setAll(true)}>{t`Read on`}</TextButton>}
    </div>
  );
}
