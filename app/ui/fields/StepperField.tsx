import minus from '@phosphor-icons/core/bold/minus-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { useId, useState } from 'react';
import { clampTo, type NumberScale } from '../../lib/numbers/numberScale.ts';
import { Icon } from '../content/Icon.tsx';
import * as fields from './Field.css.ts';
import * as styles from './StepperField.css.ts';

/** Words on the two buttons, such as "Shorter" and "Taller". */
export interface StepperTexts {
  less: string;
  more: string;
}

interface StepperFieldProps {
  id: string;
  label: string;
  scale: NumberScale;
  value: number;
  onChange: (value: number) => void;
  texts: StepperTexts;
  /** Id of a text that says what may be typed. */
  describedBy?: string;
}

/** A number by minus, plus and typing; what is typed counts at once if it fits, and is put right on leaving the field. */
export function StepperField({ id, label, scale, value, onChange, texts, describedBy }: StepperFieldProps) {
  const group = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const step = (direction: 1 | -1) => {
    setTyped(null);
    onChange(clampTo(scale, scale.nextValue(value, direction)));
  };
  const type = (written: string) => {
    setTyped(written);
    const number = scale.parse(written);
    if (number !== null && number === clampTo(scale, number)) onChange(number);
  };
  const settle = () => {
    const number = typed === null ? null : scale.parse(typed);
    if (number !== null) onChange(clampTo(scale, number));
    setTyped(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the label names field and group alike
    <div className={styles.root} role="group" aria-labelledby={group}>
      <label className={styles.label} id={group} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <StepperButton icon={minus} text={texts.less} ariaDisabled={value <= scale.min} onClick={() => step(-1)} />
        <input
          id={id}
          className={`${fields.input} ${styles.input}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? scale.format(value)}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') step(1);
            else if (event.key === 'ArrowDown') step(-1);
            else if (event.key === 'Enter') settle();
            else return;
            event.preventDefault();
          }}
        />
        <StepperButton icon={plus} text={texts.more} ariaDisabled={value >= scale.max} onClick={() => step(1)} />
      </div>
    </div>
  );
}

interface StepperButtonProps {
  icon: string;
  text: string;
  ariaDisabled: boolean;
  onClick: () => void;
}

const StepperButton = ({ icon, text, ariaDisabled: inactive, onClick }: StepperButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-disabled={inactive || undefined}
    onClick={() => {
      if (!inactive) onClick();
    }}
  >
    <Icon source={icon} size="small" />
    <span>{text}</span>
  </button>
);
