import { useState } from 'react';
import { row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from '../actions/Button.tsx';
import { Toast, type ToastContent } from './Toast.tsx';

export const samples: Samples = ({ t }) => ({ 'with a link; persistent': <ToastSample t={t} /> });

function ToastSample({ t }: Pick<Parameters<Samples>[0], 't'>) {
  const [shown, setShown] = useState<{ content: ToastContent; persistent?: boolean } | null>(null);
  const content = { title: 'You are looking at a copy of your profile.', durationMs: 3000 };
  const shows = {
    'link · 3 s': { content: { ...content, link: { label: t.more, to: '/' } } },
    persistent: { content: { ...content, title: t.sentence }, persistent: true },
  };
  return (
    <>
      {row(Object.entries(shows), ([name, show]) => (
        <Button tone="secondary" onClick={() => setShown(show)}>{`Show a note · ${name}`}</Button>
      ))}
      <Toast
        content={shown?.content ?? null}
        texts={{ label: 'Notes', close: 'Close' }}
        persistent={shown?.persistent ?? false}
      />
    </>
  );
}
