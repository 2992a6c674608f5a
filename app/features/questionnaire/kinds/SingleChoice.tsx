import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import type { KeyboardEvent } from 'react';
import { activeLocale } from '../../../i18n/locale.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useDesktop } from '../../../ui/useDesktop.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { pickText, readNumbers } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import * as list from './OptionButton.css.ts';
import { OptionButton } from './OptionButton.tsx';
import * as styles from './SingleChoice.css.ts';
import { areNumbers, isScale, moveFocus } from './singleChoice.model.ts';

/** Type 1. Only pressing an option decides; arrow keys merely move among them. */
export function SingleChoice({ question, answer, onCommit, labelledBy }: AnswerProps) {
  const { t } = useLingui();
  const desktop = useDesktop();
  const chosen = readNumbers(answer)[0];
  const options = question.answerOptions.map(({ id, translations }) => ({
    id,
    text: pickText(translations, activeLocale()),
  }));
  const ends = [t`Not at all`, t`Very much`] as const;
  const numbered = areNumbers(options.map(({ text }) => text));
  const endOf = (index: number) => (index === 0 ? ends[0] : index === options.length - 1 ? ends[1] : null);

  if (isScale(question, desktop)) {
    return (
      <Stack gap="xsmall">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the question is the heading */}
        <div className={styles.scale} role="group" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
          {options.map(({ id, text }, index) => (
            <button
              key={id}
              type="button"
              className={styles.step}
              aria-pressed={id === chosen}
              onClick={() => onCommit([id])}
            >
              {index + 1}
              <span className={styles.tick}>{id === chosen && <Icon source={check} size="small" />}</span>
              <VisuallyHidden>{numbered ? endOf(index) : text}</VisuallyHidden>
            </button>
          ))}
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>1 – {numbered ? ends[0] : options[0]?.text}</span>
          <span>
            {options.length} – {numbered ? ends[1] : options.at(-1)?.text}
          </span>
        </p>
      </Stack>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div className={list.list} role="group" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      {options.map(({ id, text }, index) => (
        <OptionButton
          key={id}
          text={numbered && endOf(index) !== null ? `${text} – ${endOf(index)}` : text}
          chosen={id === chosen}
          mark="round"
          onPress={() => onCommit([id])}
        />
      ))}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = moveFocus(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
