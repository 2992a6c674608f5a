import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?icon';
import caretUp from '@phosphor-icons/core/bold/caret-up-bold.svg?icon';
import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { media } from '../../theme/designTokens.ts';
import { Heading } from '../content/Heading.tsx';
import { Icon } from '../content/Icon.tsx';
import { useLocation } from '../navigation/navigation.ts';
import { useScrollToHash } from '../navigation/useScrollToHash.ts';
import * as styles from './Fold.css.ts';

interface FoldProps {
  /** Id of the heading; an address that ends with it opens the content. */
  id: string;
  title: string;
  size?: 'section' | 'card';
  /** Short form of the content, shown while it is folded. */
  summary?: ReactNode;
  /** Whether something in the content has to be seen now, such as an error. */
  urgent?: boolean;
  children: ReactNode;
}

/**
 * A heading and its content, which phones show once the heading is pressed; wider windows always show it. What was typed
 * stays while it is folded. Content that is hidden in every window is a `Disclosure`.
 */
export function Fold({ id, title, size = 'section', summary, urgent = false, children }: FoldProps) {
  const narrow = useMediaQuery(media.phone);
  const hash = `#${id}`;
  const location = useLocation();
  const addressed = location.hash === hash;
  const at = location.key + location.hash;
  const { section, heading } = useScrollToHash(hash);
  const [chosen, setChosen] = useState({ open: false, at: '' });
  // It stays open once that is mended, under the finger that mends it.
  if (urgent && !chosen.open) setChosen({ open: true, at });
  const open = !narrow || urgent || chosen.open || (addressed && chosen.at !== at);
  const contentId = `${id}-content`;
  return (
    <>
      <div ref={section} className={styles.head}>
        <Heading ref={heading} level={2} size={narrow ? 'small' : size} takesFocus={addressed}>
          {narrow && !urgent ? (
            <button
              type="button"
              className={styles.button}
              aria-expanded={open}
              aria-controls={contentId}
              onClick={() => setChosen({ open: !open, at })}
            >
              <span id={id}>{title}</span>
              <Icon source={open ? caretUp : caretDown} size="small" />
            </button>
          ) : (
            <span id={id}>{title}</span>
          )}
        </Heading>
        {summary && !open && <p className={styles.summary}>{summary}</p>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is used, or a dialog opened from it, stays when a device is turned */}
      <div
        id={contentId}
        className={styles.content}
        hidden={!open}
        onFocus={() => chosen.open || setChosen({ open: true, at })}
      >
        {children}
      </div>
    </>
  );
}
