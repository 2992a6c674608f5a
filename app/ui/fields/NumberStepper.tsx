import minus from '@phosphor-icons/core/bold/minus-bold.svg?icon';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import { useState } from 'react';
import { clampTo, type NumberScale } from '../../lib/numbers/numberScale.ts';
import { ButtonBase } from '../actions/Button.tsx';
import { Icon, type IconSource } from '../content/Icon.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import * as styles from './NumberStepper.css.ts';

/** The names of the minus and the plus button, such as "One year less" and "One year more". */
export interface StepperTexts {
  less: string;
  more: string;
}

interface NumberStepperProps {
  /** Text that says which number this is, for screen readers; or the id of a visible one. */
  name: { label: string } | { labelledBy: string };
  scale: NumberScale;
  value: number;
  onChange: (value: number) => void;
  /** The value with its unit, such as "170 cm". */
  valueText: string;
  /** The value as it is spoken, where its unit is not visible. */
  spokenText?: string | undefined;
  /** A text as long as the longest value: its height is kept free, so that what is below stays in its place. */
  longestText?: string | undefined;
  /** Large for the one number of a field. */
  size?: keyof typeof styles.size;
  texts: StepperTexts;
}

/**
 * A large number between minus and plus, for a few steps. For a wide range use `SliderField`, which has a stepper as
 * well. The buttons stop at the ends of `scale`; `longestText` keeps free the height of the longest value.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { name, scale, value, onChange, valueText, spokenText, longestText, size = 'medium', texts } = props;
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy };
  const [focused, setFocused] = useState(false);
  const step = (direction: 1 | -1) => onChange(clampTo(scale, scale.nextValue(value, direction)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the label is elsewhere
    <div
      className={styles.size[size]}
      role="group"
      {...named}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <StepButton icon={minus} text={texts.less} ariaDisabled={value <= scale.min} onClick={() => step(-1)} />
      {/* Screen readers read the new number after a press; a slider tells it by itself. */}
      <output
        className={styles.value[size]}
        {...named}
        aria-live={focused ? 'polite' : 'off'}
        data-longest={longestText}
      >
        <span className={styles.text} aria-hidden={spokenText ? true : undefined}>
          {valueText}
        </span>
        {spokenText && <VisuallyHidden>{spokenText}</VisuallyHidden>}
      </output>
      <StepButton icon={plus} text={texts.more} ariaDisabled={value >= scale.max} onClick={() => step(1)} />
    </div>
  );
}

interface StepButtonProps {
  icon: IconSource;
  text: string;
  ariaDisabled: boolean;
  onClick: () => void;
}

const StepButton = ({ icon, text, ...button }: StepButtonProps) => (
  <ButtonBase className={styles.button} {...button}>
    <Icon source={icon} />
    <VisuallyHidden>{text}</VisuallyHidden>
  </ButtonBase>
);
