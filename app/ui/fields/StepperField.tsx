import minus from '@phosphor-icons/core/bold/minus-bold.svg?icon';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import { useId, useState } from 'react';
import { clampTo, type NumberScale } from '../../lib/numbers/numberScale.ts';
import { ButtonBase } from '../actions/Button.tsx';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as fields from './Field.css.ts';
import * as styles from './StepperField.css.ts';

/** On the two buttons, such as "Shorter" and "Taller". */
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
  /** Id of a text that describes the allowed numbers. */
  describedBy?: string;
}

/** A number by minus, plus and typing. A typed number counts at once if it fits, and is clamped on leaving the field. */
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
  const commit = () => {
    const number = typed === null ? null : scale.parse(typed);
    if (number !== null) onChange(clampTo(scale, number));
    setTyped(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the label names field and group
    <div className={styles.root} role="group" aria-labelledby={group}>
      <label className={styles.label} id={group} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
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
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') step(1);
            else if (event.key === 'ArrowDown') step(-1);
            else if (event.key === 'Enter') commit();
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
  icon: IconSource;
  text: string;
  ariaDisabled: boolean;
  onClick: () => void;
}

const StepperButton = ({ icon, text, ...button }: StepperButtonProps) => (
  <ButtonBase className={styles.button} {...button}>
    <Icon source={icon} size="small" />
    <span>{text}</span>
  </ButtonBase>
);
