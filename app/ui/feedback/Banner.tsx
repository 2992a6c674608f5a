import check from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import info from '@phosphor-icons/core/fill/info-fill.svg?raw';
import danger from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import warning from '@phosphor-icons/core/fill/warning-fill.svg?raw';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as styles from './Banner.css.ts';

interface BannerProps {
  /** warning: to be careful about, though nothing has gone wrong. */
  tone: keyof typeof styles.tone;
  /** What happened; for errors it names the word. */
  title: string;
  /** How to go on, and what was kept. */
  children?: ReactNode;
  /** Errors and changes that a member caused are announced; what was there when the page opened is not. */
  announce?: boolean;
  /** What stopped a form takes the focus, above it, when it appears. */
  takesFocus?: boolean;
}

const icons = { info, success: check, warning, danger };

export function Banner({ tone, title, children, announce = false, takesFocus = false }: BannerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div ref={box} className={styles.tone[tone]} role={role} tabIndex={takesFocus ? -1 : undefined}>
      <span className={styles.icon[tone]}>
        <Icon source={icons[tone]} />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
