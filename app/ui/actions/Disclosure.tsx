import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?icon';
import caretUp from '@phosphor-icons/core/bold/caret-up-bold.svg?icon';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as buttons from './Button.css.ts';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  openLabel: string;
  closeLabel: string;
  tone?: 'secondary' | 'quiet';
  children: ReactNode;
}

/**
 * Hides content behind a button until a member asks for it, in the flow of the page. For a few further actions use
 * `Menu`, for content that needs an answer `Dialog`. What a member needs in order to decide is never hidden.
 */
export function Disclosure({ openLabel, closeLabel, tone = 'secondary', children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <div>
        <button
          type="button"
          className={`${buttons.tone[tone]} ${styles.size[tone]}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon source={open ? caretUp : caretDown} size="small" />
          <span>{open ? closeLabel : openLabel}</span>
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
