import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './OptionButton.css.ts';

interface OptionButtonProps {
  text: string;
  chosen: boolean;
  /** round: one of them. square: several may be chosen. */
  mark: 'round' | 'square';
  onPress: () => void;
}

/** One possible answer, over the whole width; the chosen one carries a tick. */
export function OptionButton({ text, chosen, mark, onPress }: OptionButtonProps) {
  return (
    <button type="button" className={styles.option} aria-pressed={chosen} onClick={() => onPress()}>
      <span className={mark === 'round' ? styles.round : styles.square}>
        {chosen && <Icon source={check} size="small" />}
      </span>
      <span className={styles.words}>{text}</span>
    </button>
  );
}
