import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';
import { type ButtonAppearance, toButtonProps } from './toButtonProps.tsx';

interface ButtonProps extends ButtonAppearance {
  type?: 'button' | 'submit';
  /** It does nothing now, or is busy: it keeps its place and the focus, and ignores presses. */
  ariaDisabled?: boolean;
  /** For buttons that open a dialog. */
  opensDialog?: boolean;
  onClick?: () => void;
}

export function Button({ type, ariaDisabled = false, opensDialog, onClick, ...appearance }: ButtonProps) {
  const { className, children } = toButtonProps(appearance);
  const button = { type, ariaDisabled, opensDialog, onClick };
  return (
    <ButtonBase className={`${className} ${ariaDisabled ? styles.muted : ''}`} {...button}>
      {children}
    </ButtonBase>
  );
}

interface ButtonBaseProps {
  className: string;
  children: ReactNode;
  type?: 'button' | 'submit' | undefined;
  /** It does nothing now, or is busy: it keeps its place and the focus, and ignores presses. */
  ariaDisabled?: boolean | undefined;
  /** For buttons that open a dialog. */
  opensDialog?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

/** The element under every kind of button. */
export function ButtonBase({
  className,
  children,
  type = 'button',
  ariaDisabled,
  opensDialog,
  onClick,
}: ButtonBaseProps) {
  return (
    <button
      type={type}
      className={className}
      aria-disabled={ariaDisabled || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={(event) => {
        if (ariaDisabled) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
