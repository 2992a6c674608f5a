import * as links from '../actions/TextLink.css.ts';
import * as styles from './Banner.css.ts';
import { Banner } from './Banner.tsx';

interface FieldProblem {
  /** Id of the control; null for a problem of the form as a whole. */
  field: string | null;
  message: string;
}

interface ProblemSummaryProps {
  title: string;
  problems: readonly FieldProblem[];
}

/**
 * The problems of a form that could not be sent, above it: takes the focus and leads to the fields with problems, which
 * say the same in their `FieldFrame`. A new `key` for each attempt focuses it again. A problem that no field causes has
 * the `field` null.
 */
export function ProblemSummary({ title, problems }: ProblemSummaryProps) {
  return (
    <Banner tone="danger" title={title} titleAs="h2" announce takesFocus>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={field ?? message}>
            {field === null ? (
              message
            ) : (
              <a
                className={links.root}
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
