import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { TextButton } from '../ui/actions/TextButton.tsx';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { Text } from '../ui/content/Text.tsx';
import { thenRestoreFocus } from '../ui/focus/restoreLostFocus.ts';
import * as styles from './PracticeOffer.css.ts';
import { practiceMemoryAtom } from './practiceMemory.ts';
import { type PracticeOrigin, practicePath } from './practiceOrigin.ts';

interface PracticeOfferProps {
  origin: PracticeOrigin;
  /** Selector of what takes the focus when the offer is declined. */
  next: string;
}

/** The offer of the practice against fraud, once on each device. It stops nobody from writing. */
export function PracticeOffer({ origin, next }: PracticeOfferProps) {
  const { t } = useLingui();
  const [remembered, remember] = useAtom(practiceMemoryAtom);
  if (remembered !== null) return null;
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Text tone="soft">{t`Three minutes that protect you: practise recognising fraud.`}</Text>
      </div>
      <div className={styles.links}>
        <TextLink to={practicePath} state={origin}>{t`Practise`}</TextLink>
        <TextButton onClick={thenRestoreFocus(() => remember('skipped'), next)}>{t`Not now`}</TextButton>
      </div>
    </div>
  );
}
