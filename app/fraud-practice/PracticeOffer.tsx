import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { TextButton } from '../ui/actions/TextButton.tsx';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { Text } from '../ui/content/Text.tsx';
import { thenRestoreFocus } from '../ui/focus/restoreLostFocus.ts';
import * as styles from './PracticeOffer.css.ts';
import { practiceMemoryAtom, skipPracticeAtom } from './practiceMemory.ts';
import { practiceOriginAtom, practicePath } from './practiceOrigin.ts';

interface PracticeOfferProps {
  /** The conversation that the practice leads back to. */
  conversation: string;
  /** Name of the other member. */
  name: string;
  /** Selector of what takes the focus when the offer is declined. */
  next: string;
}

/** The offer of the practice against fraud, once on each device. It stops nobody from writing. */
export function PracticeOffer({ conversation, name, next }: PracticeOfferProps) {
  const { t } = useLingui();
  const setOrigin = useSetAtom(practiceOriginAtom);
  const skip = useSetAtom(skipPracticeAtom);
  if (useAtomValue(practiceMemoryAtom) !== null) return null;
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Text tone="soft">{t`Three minutes that protect you: practise recognising fraud.`}</Text>
      </div>
      <div className={styles.links}>
        <TextLink to={practicePath} onFollow={() => setOrigin({ conversation, name })}>{t`Practise`}</TextLink>
        <TextButton onClick={thenRestoreFocus(skip, next)}>{t`Not now`}</TextButton>
      </div>
    </div>
  );
}
