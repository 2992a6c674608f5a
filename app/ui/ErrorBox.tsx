import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { type ReactNode, useRef } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { catchFocus } from './catchFocus.ts';
import { Row } from './Row.tsx';
import { usePausableTimer } from './usePausableTimer.ts';

/** How long the box stays, in milliseconds. */
const shownFor = 10_000;

interface ErrorBoxProps {
  tone?: 'danger' | 'success';
  title: string;
  /** How to go on, and what was kept. */
  children?: ReactNode;
  action?: { label: string; onPress: () => void };
  closeLabel: string;
  /** The box was closed or timed out. An error that is not resolved then folds to an `ErrorLine` (rule Z3). */
  onFold: () => void;
  /** For those who want to close messages themselves. */
  stays?: boolean;
}

/** What became of something a member did: goes after a while in which nobody was reading it, or when it is closed. */
export function ErrorBox(props: ErrorBoxProps) {
  const { tone = 'danger', title, children, action, closeLabel, onFold, stays = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const press = (act: () => void) => {
    act();
    catchFocus();
  };
  usePausableTimer(box, stays ? null : shownFor, onFold);
  return (
    <div ref={box}>
      <Banner tone={tone} title={title} announce>
        {children}
        <Row gap="xsmall">
          {action && (
            <Button tone="secondary" size="small" onClick={() => press(action.onPress)}>
              {action.label}
            </Button>
          )}
          <Button tone={action ? 'quiet' : 'secondary'} size="small" icon={cross} onClick={() => press(onFold)}>
            {closeLabel}
          </Button>
        </Row>
      </Banner>
    </div>
  );
}
