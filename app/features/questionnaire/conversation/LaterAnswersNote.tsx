import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { pathOfQuestion } from '../pathOfQuestion.ts';
import * as styles from './LaterAnswersNote.css.ts';

/** Stands above a question that the member has gone back to: the turns after it come back when they go on. */
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
