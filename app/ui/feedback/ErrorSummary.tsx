import * as links from '../actions/TextLink.css.ts';
import * as styles from './Banner.css.ts';
import { Banner } from './Banner.tsx';

interface FormError {
  /** Id of the control; null for an error of the form as a whole. */
  field: string | null;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FormError[];
}

/**
 * The errors of a form that could not be sent, above it: takes the focus and leads to the fields with errors, which say
 * the same in their `FieldFrame`. A new `key` for each attempt focuses it again. An error that no field causes has the
 * `field` null.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <Banner tone="danger" title={title} titleAs="h2" announce takesFocus>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field ?? message}>
            {field === null ? (
              message
            ) : (
              <a
                className={links.standalone}
                href={`#${field}`}
                onClick={(event) => {
                  // A change of the address would count as navigation to another page.
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
    </Banner>
  );
}
