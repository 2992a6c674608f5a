import eyes from '@phosphor-icons/core/regular/eyes.svg?icon';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { createToastQueue } from '../../ui/feedback/createToastQueue.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailureLine } from '../../ui/feedback/FailureLine.tsx';
import { ProblemSummary } from '../../ui/feedback/ProblemSummary.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { TimedBanner } from '../../ui/feedback/TimedBanner.tsx';
import { ToastStack } from '../../ui/feedback/ToastStack.tsx';
import { UndoBar } from '../../ui/feedback/UndoBar.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { all, controlled, each, row, type SampleContext, type Samples } from '../sampleBuilders.tsx';
import { stressTexts } from '../sampleTexts.ts';

const noop = () => {};
const closeLabel = 'Close';

export const feedbackSamples = ({ t }: SampleContext): Samples => ({
  ...each('Banner', ['info', 'success', 'warning', 'danger'], (tone) => (
    <>
      <Banner tone={tone} title={t.failure} />
      <Banner tone={tone} title={t.failure}>
        <Text>{t.sentence}</Text>
        <div>
          <Button tone="secondary" size="small">
            {t.more}
          </Button>
        </div>
      </Banner>
    </>
  )),
  'Banner: long': (
    <Banner tone="info" title={stressTexts.longWord}>
      <Text userGenerated>{stressTexts.url}</Text>
    </Banner>
  ),
  ProblemSummary: (
    <ProblemSummary
      title={t.failure}
      problems={[
        { field: 'TextField-error', message: t.error },
        { field: 'PasswordField-error', message: stressTexts.longWord },
      ]}
    />
  ),
  EmptyState: (
    <EmptyState icon={eyes}>
      <Text>{t.sentence}</Text>
      <div>
        <Button>{t.more}</Button>
      </div>
    </EmptyState>
  ),
  'TimedBanner: danger; after 10 s a FailureLine': controlled<boolean>(false, (dismissed, setDismissed) => {
    const action = { label: t.more, onPress: () => setDismissed(!dismissed) };
    if (dismissed) return <FailureLine action={action}>{t.failure}</FailureLine>;
    return (
      <TimedBanner title={t.failure} action={action} closeLabel={closeLabel} onDismiss={() => setDismissed(true)}>
        <Text>{t.sentence}</Text>
      </TimedBanner>
    );
  }),
  'TimedBanner: success, persistent': (
    <TimedBanner tone="success" title={t.sentence} closeLabel={closeLabel} onDismiss={noop} persistent />
  ),
  'FailureLine: long': <FailureLine>{stressTexts.longWord}</FailureLine>,
  'UndoBar: plain; hint and commit': all(
    [{ title: t.sentence }, { title: stressTexts.longName, hint: t.hint, commitLabel: closeLabel, onCommit: noop }],
    (bar) => <UndoBar {...bar} undoLabel={t.more} onUndo={noop} onTimeout={noop} />,
  ),
  ToastStack: <ToastSample t={t} />,
  ...each('Skeleton', ['line', 'short', 'title', 'circle', 'button'], (shape) => <Skeleton shape={shape} />),
  TextSkeleton: <TextSkeleton />,
  Spinner: (
    <Row>
      <Spinner />
      <Text>Loading …</Text>
    </Row>
  ),
  Progress: all(
    [{ value: 0 }, { value: 12, detail: t.hint }, { value: 60, detail: stressTexts.longWord }],
    (progress) => <Progress {...progress} max={60} label={t.label} />,
  ),
});

function ToastSample({ t }: Pick<SampleContext, 't'>) {
  const [[toasts, persistent]] = useState(() => [createToastQueue(), createToastQueue()] as const);
  const texts = { label: 'Notes', close: closeLabel };
  const info = { tone: 'info', title: 'You are looking at a copy of your profile.', durationMs: 180_000 } as const;
  const success = { tone: 'success', title: 'Your message has been sent.', durationMs: 3000 } as const;
  const danger = { tone: 'danger', title: t.failure, text: stressTexts.longWord, durationMs: null } as const;
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
