import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { toLocalIsoDay } from '../lib/dates/dateTime.ts';
import { memberStorage } from '../lib/storage/memberStorage.ts';
import { useNow } from '../lib/useNow.ts';
import { memberIdAtom } from '../session/session.atoms.ts';
import { TextButton } from '../ui/actions/TextButton.tsx';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { thenRestoreFocus } from '../ui/focus/restoreLostFocus.ts';
import { declinedAtom } from './declined.atoms.ts';
import { listTold } from './listWaiting.ts';
import * as styles from './WaitingHint.css.ts';

/** The name of the stored day on which the member has closed the hint; it comes back on the next one. */
const closedOnName = 'waiting.closedOn';

interface WaitingHintProps {
  rows: Parameters<typeof listTold>[0];
  /** The address of the page with these people. */
  to: string;
}

/** A line that says how many people wait for an answer; nothing before one has waited for a day. */
export function WaitingHint({ rows, to }: WaitingHintProps) {
  const { t } = useLingui();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const readClosedOn = () => memberStorage.read(owner, closedOnName);
  const closedOn = useSyncExternalStore(memberStorage.subscribe, readClosedOn, readClosedOn);
  const now = useNow();
  const count = listTold(rows, now, useAtomValue(declinedAtom)).length;
  const today = toLocalIsoDay(now);
  if (count === 0 || closedOn === today) return null;
  return (
    <div className={styles.root}>
      <TextLink to={to}>
        {plural(count, { one: '# person waits for your answer', other: '# people wait for your answer' })}
      </TextLink>
      <TextButton
        onClick={thenRestoreFocus(() => memberStorage.write(owner, closedOnName, today))}
      >{t`Close`}</TextButton>
    </div>
  );
}
