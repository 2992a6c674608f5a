import { type ChangeEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { FieldProblem } from '../fields/FieldFrame.tsx';
import * as styles from './RadioList.css.ts';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** A decorative picture at the end. */
  image?: ReactNode;
  /** Content that opens inside the option while that is chosen, such as fields. */
  content?: ReactNode;
}

interface RadioListProps<Value extends string> {
  /** Ref of the first option. */
  ref?: Ref<HTMLInputElement>;
  /** Id of the group; a `ProblemSummary` leads to its first option. */
  id: string;
  label: string;
  /** heading: the list is a section of the page. */
  size?: keyof typeof styles.legend;
  options: readonly RadioOption<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  problem?: string | undefined;
}

/**
 * A few visible alternatives in a form; for more than about seven use `Select`, for the answers to a question
 * `OptionList`. An option may have a hint, a picture, and content that opens while it is chosen. Native radios: arrow
 * keys choose and never send (rule T4). A list that lacks an answer has a `problem`, and a `ProblemSummary` leads to it
 * by `id`.
 */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { ref, id, label, size = 'label', options, chosen, onChoose, problem } = props;
  const keepPlace = useKeepPlace(chosen);
  return (
    <fieldset
      className={styles.root}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid, and HTML allows this role
      role="radiogroup"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-error` : undefined}
    >
      <legend className={styles.legend[size]}>{label}</legend>
      <FieldProblem id={id} problem={problem} />
      {options.map(({ value, label, hint, image, content }, index) => (
        <div key={value} className={styles.option} data-chosen={value === chosen || undefined}>
          <label className={styles.choice}>
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? id : undefined}
              className={styles.input}
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              aria-describedby={describedBy(id, index, { hint: hint !== undefined, problem: problem !== undefined })}
              onChange={(event) => {
                keepPlace(event);
                onChoose(value);
              }}
            />
            <span className={styles.text}>
              <bdi className={hint ? styles.name : undefined}>{label}</bdi>
            </span>
            {image}
            {hint && (
              <span className={styles.hint} id={`${id}-hint-${index}`}>
                {hint}
              </span>
            )}
          </label>
          {content && value === chosen && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a visible legend
            <div className={styles.content} role="group" aria-label={label}>
              {content}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** Keeps the option that is chosen at its place in the window while the content of another closes above it. */
function useKeepPlace(chosen: unknown) {
  const pressed = useRef<{ input: HTMLInputElement; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice
  useLayoutEffect(() => {
    const place = pressed.current;
    pressed.current = null;
    const moved = place ? Math.round(place.input.getBoundingClientRect().top - place.top) : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [chosen]);
  return ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    pressed.current = { input, top: input.getBoundingClientRect().top };
  };
}

/**
 * Ids of the texts that describe an option. A `ProblemSummary` leads to the first one, where screen readers read the
 * problem.
 */
function describedBy(id: string, index: number, shown: { hint: boolean; problem: boolean }): string | undefined {
  const names = [shown.problem && index === 0 && `${id}-error`, shown.hint && `${id}-hint-${index}`];
  return names.filter(Boolean).join(' ') || undefined;
}
