import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Banner.css.ts';
import { ToneIcon } from './ToneIcon.tsx';

interface BannerProps {
  /** warning: needs attention, but nothing has failed. */
  tone: keyof typeof styles.tone;
  /** What happened; the title of an error contains the word "Error". */
  title: string;
  titleAs?: 'p' | 'h2';
  /** How to go on, and what is still there. */
  children?: ReactNode;
  /** For errors and changes that a member caused; not for what was there when the page opened. */
  announce?: boolean;
  /** For what stopped a form: the banner above it takes the focus when it appears. */
  takesFocus?: boolean;
}

/**
 * A message in the flow of the page that stays as long as it is true. The result of an action that passes is a
 * `TimedBanner`; the errors of a form are a `ProblemSummary`, that of a field is shown by its `FieldFrame`; what can be
 * undone is an `UndoBar`.
 *
 * `danger`: something has failed, and the title contains the word "Error". `warning`: it needs attention, but nothing
 * has failed. `announce` is for errors and changes that a member caused, not for what was there when the page opened.
 * `takesFocus` is for what stopped a form: the banner above it takes the focus when it appears.
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
