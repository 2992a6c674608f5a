import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { restoreLostFocus } from '../focus/restoreLostFocus.ts';
import { Row } from '../layout/Row.tsx';
import { Banner } from './Banner.tsx';
import { usePausableTimer } from './usePausableTimer.ts';

/** How long the box stays, in milliseconds. */
const DISPLAY_TIME_MS = 10_000;

interface DismissibleBannerProps {
  tone?: 'danger' | 'success';
  title: string;
  /** How to go on, and what was kept. */
  children?: ReactNode;
  action?: { label: string; onPress: () => void };
  closeLabel: string;
  /** The box was closed or timed out. An error that is not resolved then folds to an `ErrorLine` (rule Z3). */
  onDismiss: () => void;
  /** For those who want to close messages themselves. */
  persistent?: boolean;
}

/** What became of something a member did: goes after a while in which nobody was reading it, or when it is closed. */
export function DismissibleBanner(props: DismissibleBannerProps) {
  const { tone = 'danger', title, children, action, closeLabel, onDismiss: onFold, persistent: stays = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const press = (act: () => void) => {
    act();
    restoreLostFocus();
  };
  usePausableTimer(box, stays ? null : DISPLAY_TIME_MS, onFold);
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
