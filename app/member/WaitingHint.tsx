import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { useNow } from '../lib/useNow.ts';
import { ownedAtom } from '../session/ownedAtom.ts';
import { TextButton } from '../ui/actions/TextButton.tsx';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { declinedAtom } from './declined.atoms.ts';
import { listTold } from './listWaiting.ts';
import * as styles from './WaitingHint.css.ts';

/** The day on which the member has closed the hint; it comes back on the next one. */
const closedOnAtom = ownedAtom('');

interface WaitingHintProps {
  rows: Parameters<typeof listTold>[0];
  /** The address of the page with these people. */
  to: string;
}

/** A line that says how many people wait for an answer; nothing before one has waited for a day. */
export function WaitingHint({ rows, to }: WaitingHintProps) {
  const { t } = useLingui();
  const [closedOn, setClosedOn] = useAtom(closedOnAtom);
  const count = listTold(rows, useNow(), useAtomValue(declinedAtom)).length;
  const today = todayAsIsoDay();
  if (count === 0 || closedOn === today) return null;
  return (
    <div className={styles.root}>
      <TextLink to={to}>
        {plural(count, { one: '# person waits for your answer', other: '# people wait for your answer' })}
      </TextLink>
      <TextButton onClick={() => setClosedOn(today)}>{t`Close`}</TextButton>
    </div>
  );
}
