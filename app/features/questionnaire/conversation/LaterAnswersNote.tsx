import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { pathOfQuestion } from '../pathOfQuestion.ts';
import * as styles from './LaterAnswersNote.css.ts';

/** A note above a question to which the member has gone back: the later turns come back when they continue. */
export function LaterAnswersNote({ open }: { open: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.root}>
      <Text tone="soft">
        <Trans>Your later answers are kept.</Trans>
      </Text>
      <TextLink to={pathOfQuestion(open)}>{t`Go on with question ${open}`}</TextLink>
    </div>
  );
}
