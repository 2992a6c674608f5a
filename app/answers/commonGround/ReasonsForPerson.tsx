import { useLingui } from '@lingui/react/macro';
import smiley from '@phosphor-icons/core/fill/smiley-fill.svg?icon';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { truncate } from '../../lib/truncate.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import * as styles from './ReasonsForPerson.css.ts';
import { type useOwnAnswers, useSharedReason } from './useSharedReason.ts';

interface PersonNotesProps extends Pick<ReasonProps, 'ownAnswers'> {
  member: Pick<ListedMember, 'smileReceived' | 'description' | 'answers'>;
}

/** Notes in favour of a person, a line each: that they smiled at the viewer, their own words, and what both share. */
export function ReasonsForPerson({ member, ownAnswers }: PersonNotesProps) {
  return (
    <>
      {member.smileReceived && <SmileReceived />}
      <OwnWords text={member.description} />
      {member.answers && <Reason answers={member.answers} ownAnswers={ownAnswers} />}
    </>
  );
}

function SmileReceived() {
  const { t } = useLingui();
  return (
    <p className={styles.smile}>
      <Icon source={smiley} size="small" />
      {t`Smiled at you`}
    </p>
  );
}

/** Characters of a line; the style sheet clips it further. */
const MAX_LINE_LENGTH = 200;

/** The first line of what the person wrote. */
function OwnWords({ text }: { text: string | null }) {
  const line = text?.trim().split('\n', 1)[0];
  if (!line) return null;
  return (
    <p className={styles.quote}>
      <q>
        <bdi>{truncate(line, MAX_LINE_LENGTH)}</bdi>
      </q>
    </p>
  );
}

interface ReasonProps extends Pick<ListedMember, 'answers'> {
  ownAnswers: ReturnType<typeof useOwnAnswers>;
}

/** The line with what both share, empty until the viewer's own answers have been loaded. */
function Reason({ answers, ownAnswers }: ReasonProps) {
  return <p className={styles.reason}>{useSharedReason(answers, ownAnswers)}</p>;
}
