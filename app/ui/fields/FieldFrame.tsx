import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import type { ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as styles from './Field.css.ts';

interface FieldFrameProps {
  /** Of the control; hint and error take theirs from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** Label above, hint and error between label and control, so that they are read before typing. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon source={warning} />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}

/** What the control says about itself to a screen reader. */
export function describeField(id: string, hint: string | undefined, error: string | undefined) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined };
}
