import type { ComponentProps } from 'react';
import { type NavigateOptions, useNavigate } from './navigation.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** A path of the app, or the absolute address of another site. */
  to: string;
}

/**
 * A link without a look of its own, which the app follows itself, unless it leads to another site, or a new tab or
 * window is wanted. In a page use `TextLink` or `LinkButton`.
 */
export function Link({ to, state, replace, onClick, ...props }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        const inNewTab = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
        if (event.defaultPrevented || inNewTab || !to.startsWith('/')) return;
        event.preventDefault();
        const { pathname, search, hash } = location;
        // A link to the current address adds no entry to the history.
        void navigate(to, { state, replace: replace ?? to === pathname + search + hash });
      }}
    />
  );
}
