import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Banner.css.ts';
import { ToneIcon } from './ToneIcon.tsx';

interface BannerProps {
  /** warning: needs attention, but nothing has failed. */
  tone: keyof typeof styles.tone;
  /** What happened; the title of an error contains the word "Error". */
  title: string;
  titleAs?: 'p' | 'h2';
  /** Text that says how to go on and what was kept. */
  children?: ReactNode;
  /** Announces it: for failures and changes that a member caused, not for what was there when the page opened. */
  announce?: boolean;
  /** Moves the focus to the banner when it appears above a form, for failures that stopped it. */
  takesFocus?: boolean;
}

/**
 * A message in the flow of the page that stays as long as it is true. The result of an action is a `TimedBanner`, the
 * problems of a form are a `ProblemSummary`, that of a field is shown by its `FieldFrame`, and what can be undone is an
 * `UndoBar`.
 *
 * `danger`: something has failed, and the title contains the word "Error". `warning`: it needs attention, but nothing
 * has failed. `announce` is for errors and changes that a member caused, not for what was there when the page opened.
 * `takesFocus` is for failures that stopped a form: the banner above it takes the focus when it appears.
 */
export function Banner(props: BannerProps) {
  const { tone, title, titleAs: Title = 'p', children, announce = false, takesFocus = false } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div ref={box} className={styles.tone[tone]} role={role} tabIndex={takesFocus ? -1 : undefined}>
      <ToneIcon tone={tone} />
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {children}
      </div>
    </div>
  );
}
