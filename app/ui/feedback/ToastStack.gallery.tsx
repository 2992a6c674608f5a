import { useState } from 'react';
import { longWord, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from '../actions/Button.tsx';
import { createToastQueue } from './createToastQueue.ts';
import { ToastStack } from './ToastStack.tsx';

export const samples: Samples = ({ t }) => ({ 'one of each': <ToastSample t={t} /> });

function ToastSample({ t }: Pick<Parameters<Samples>[0], 't'>) {
  const [[toasts, persistent]] = useState(() => [createToastQueue(), createToastQueue()] as const);
  const texts = { label: 'Notes', close: 'Close' };
  const info = { tone: 'info', title: 'You are looking at a copy of your profile.', durationMs: 180_000 } as const;
  const success = { tone: 'success', title: 'Your message has been sent.', durationMs: 3000 } as const;
  const danger = { tone: 'danger', title: t.failure, text: longWord, durationMs: null } as const;
  const shows = {
    info: () => toasts.show({ ...info, link: { label: t.more, to: '/' } }),
    'success · 3 s': () => toasts.show(success),
    danger: () => toasts.show(danger),
    persistent: () => persistent.show({ ...info, title: t.sentence, durationMs: 1000 }, 'only'),
  };
  return (
    <>
      {row(Object.entries(shows), ([name, show]) => (
        <Button tone="secondary" onClick={show}>{`Show a note · ${name}`}</Button>
      ))}
      <ToastStack toasts={toasts} texts={texts} persistent={false} />
      <ToastStack toasts={persistent} texts={texts} persistent />
    </>
  );
}
