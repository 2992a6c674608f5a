import type { ReactNode, Ref } from 'react';
import * as styles from './Button.css.ts';
import { type ButtonAppearance, toButtonProps } from './toButtonProps.tsx';

interface ButtonProps extends ButtonAppearance {
  ref?: Ref<HTMLButtonElement> | undefined;
  type?: 'button' | 'submit';
  /** It does nothing now, or is busy: it keeps its place and the focus, and ignores presses. */
  ariaDisabled?: boolean;
  /** For buttons that open a dialog. */
  opensDialog?: boolean;
  onClick?: () => void;
}

/**
 * Does something on this page. For what leads to another page use `LinkButton`, for a lesser action on a line of its
 * own `TextButton`, for several equal ones `ActionTile`.
 *
 * A page has one `primary` button: the way on. `secondary` is for other actions, `quiet` for ways back and out. A
 * button is never disabled without words that say what is missing (rule U3); `ariaDisabled` keeps its place and the
 * focus.
 */
export function Button(props: ButtonProps) {
  const { className, children } = toButtonProps(props);
  return (
    <ButtonBase {...props} className={`${className} ${props.ariaDisabled ? styles.muted : ''}`}>
      {children}
    </ButtonBase>
  );
}

interface ButtonBaseProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  className: string;
  children: ReactNode;
  type?: 'button' | 'submit' | undefined;
  /** It does nothing now, or is busy: it keeps its place and the focus, and ignores presses. */
  ariaDisabled?: boolean | undefined;
  /** For buttons that open a dialog. */
  opensDialog?: boolean | undefined;
  ariaLabel?: string | undefined;
  /** For buttons that switch something on and off. */
  ariaPressed?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

/** The element that every kind of button renders. */
export function ButtonBase({
  ref,
  className,
  children,
  type = 'button',
  ariaDisabled,
  opensDialog,
  ariaLabel,
  ariaPressed,
  onClick,
}: ButtonBaseProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={className}
      aria-disabled={ariaDisabled || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={ariaLabel}
      aria-pressed={ariaPressed}
      onClick={(event) => {
        if (ariaDisabled) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
