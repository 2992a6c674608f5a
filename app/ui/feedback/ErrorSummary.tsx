import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import { useEffect, useRef } from 'react';
import * as links from '../actions/TextLink.css.ts';
import { Icon } from '../content/Icon.tsx';
import * as styles from './Banner.css.ts';

interface FieldError {
  /** Id of the control; null where the mistake belongs to none. */
  field: string | null;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
}

/**
 * Above a form that was sent with mistakes. It takes the focus when it appears, and leads to the fields. Give it a new
 * `key` for each attempt, so that it does so again.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.tone.danger} role="alert" tabIndex={-1}>
      <span className={styles.icon.danger}>
        <Icon source={warning} />
      </span>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={field ?? message}>
              {field === null ? (
                message
              ) : (
                <a
                  className={links.alone}
                  href={`#${field}`}
                  onClick={(event) => {
                    // A change of the address would count as going to another page.
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
