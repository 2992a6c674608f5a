import type { ReactNode } from 'react';

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
