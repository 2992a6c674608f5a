import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { truncateAtWord } from '../../lib/truncate.ts';
import * as styles from './ReasonsForPerson.css.ts';
import { ReasonsContext } from './ReasonsProvider.tsx';

interface ReasonsForPersonProps {
  member: Pick<ListedMember, 'id' | 'description' | 'answers'>;
  size?: keyof typeof styles.quote;
}

/**
 * Notes in favour of a person: their own words, and what both share, which a `ReasonsProvider` around them knows.
 */
export function ReasonsForPerson({ member, size = 'card' }: ReasonsForPersonProps) {
  return (
    <>
      <OwnWords text={member.description} size={size} />
      {member.answers && <SharedReason id={member.id} />}
    </>
  );
}

/** Characters of the own words, which are at most three lines of a card and four of a hero. */
const maxLengths = { card: 84, hero: 150 };

/** The first line of what the person wrote. */
function OwnWords({ text, size }: { text: string | null; size: keyof typeof styles.quote }) {
  const line = text?.trim().split('\n', 1)[0];
  if (!line) return null;
  return (
    <p className={styles.quote[size]}>
      <q>
        <bdi>{truncateAtWord(line, maxLengths[size])}</bdi>
      </q>
    </p>
  );
}

/** The lines with what both share, empty until it is known. */
function SharedReason({ id }: { id: string }) {
  const { t } = useLingui();
  const { sentences, words } = use(ReasonsContext).get(id) ?? { sentences: [], words: [] };
  const shared = words.join(', ');
  return (
    <p className={styles.reason}>
      {sentences.length > 0 ? <bdi>{sentences.join(' ')}</bdi> : shared !== '' && t`You both: ${{ words: shared }}`}
    </p>
  );
}
