import * as styles from './Button.css.ts';
import { ButtonBase } from './ButtonBase.tsx';
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
